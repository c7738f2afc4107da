import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { edit, openEditor, openPlan, writes } from '@/test/plan/plan-editor';
import type { RenderedRoute } from '@/test/render-route';

describe('a save of the editor', () => {
  /** Saves a note of Aalto, closes the editor and opens that of Tampere; `respond` ends the save. */
  async function closeDuringSave(app: RenderedRoute, note: string, response?: Response) {
    let respond = () => {};
    const held = new Promise<Response | undefined>((resolve) => {
      respond = () => resolve(response);
    });
    server.use(http.patch('*/api/v1/bookmark/program/:id', () => held));
    const dialog = within(await edit(app, 'Aalto University'));
    await app.user.type(dialog.getByRole('textbox', { name: 'Note' }), note);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { other: within(await edit(app, 'Tampere University')), respond };
  }

  it('closed during a save, shows a rejection in a toast and leaves another editor open', async () => {
    const app = await openPlan();
    const refused = HttpResponse.json({ message: 'Not today.' }, { status: 500 });
    const { other, respond } = await closeDuringSave(app, 'Half a thought', refused);
    respond();
    expect(
      await screen.findByText('Not saved. What you wrote is still here. Not today.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
    await app.user.click(other.getByRole('button', { name: 'Close' }));
    const dialog = within(await edit(app, 'Aalto University'));
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
  });

  it('closed during a save, leaves another editor open after it succeeds', async () => {
    const app = await openPlan();
    const { other, respond } = await closeDuringSave(app, 'Ask');
    respond();
    // Behind the dialog.
    expect(await screen.findByText('Undo: changed Aalto University')).toBeInTheDocument();
    const note = other.getByRole('textbox', { name: 'Note' });
    await app.user.type(note, 'More');
    expect(note).toHaveValue('Transcripts are at the notary until Friday.More');
  });

  it('keeps what was typed during a save, and saves it next', async () => {
    const { app, dialog, note } = await openEditor();
    let respond = () => {};
    const held = new Promise<undefined>((resolve) => {
      respond = () => resolve(undefined);
    });
    server.use(http.patch('*/api/v1/bookmark/program/:id', () => held, { once: true }));
    await app.user.type(note, 'Ask');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await app.user.type(note, ' Mai');
    respond();
    await dialog.findByRole('button', { name: 'Save' });
    expect(note).toHaveValue('Ask Mai');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await writes(app)).toMatchObject([
      ['PATCH', { note: 'Ask' }],
      ['PATCH', { note: 'Ask Mai' }],
    ]);
  });

  it('leaves a move that was made since its text was typed', async () => {
    const { app, dialog, note } = await openEditor();
    await app.user.type(note, 'Ask Mai');
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    const menu = { name: /^Move or edit .*Aalto University/ };
    await app.user.click(await screen.findByRole('button', menu));
    await app.user.click(await screen.findByRole('menuitem', { name: /Submitted/ }));
    const again = within(await edit(app, 'Aalto University'));
    expect(again.getByRole('combobox', { name: 'Status' })).toHaveValue('submitted');
    await app.user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await writes(app)).at(-1)).toEqual(['PATCH', { note: 'Ask Mai' }]);
  });

  it('leaves a date to apply by, which an offer removes: it is none to reply by', async () => {
    const { app, dialog } = await openEditor();
    const date = dialog.getByLabelText('Your own deadline');
    fireEvent.change(date, { target: { value: '2027-01-05' } });
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Decision');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    const group = await screen.findByRole('group', { name: /^What did Aalto University say/ });
    await app.user.click(within(group).getByRole('button', { name: 'They want me' }));
    await waitFor(async () =>
      expect((await writes(app)).at(-1)).toEqual(['PATCH', { outcome: 'offer', deadline: null }]),
    );
  });
});
