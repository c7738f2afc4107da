import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteBookmark, getBookmarks } from '@/api/bookmark/contract';
import { call } from '@/api/http/client';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';
import { addFault } from '@/mocks/server/faults';
import { edit, openEditor, openPlan, writes } from '@/test/plan/plan-editor';

/** The headings of the cards in a column. */
async function cardsIn(name: 'Preparing' | 'Submitted'): Promise<HTMLElement[]> {
  const column = await screen.findByRole('region', { name: new RegExp(`^${name}`) });
  return within(column).findAllByRole('heading', { level: 3 });
}

describe('the editor of a card', () => {
  it('saves note, status and date, and offers undo', async () => {
    const { app, dialog, note } = await openEditor();
    await app.user.type(note, 'Ask Mai.');
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Submitted');
    fireEvent.change(dialog.getByLabelText('Your own deadline'), {
      target: { value: '2027-01-10' },
    });
    const form = note.closest('form');
    if (!form) throw new Error('no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await cardsIn('Submitted'))[0]).toHaveTextContent('BSc Data Science');
    expect(screen.getByText('Ask Mai.')).toBeVisible();
    const change = {
      note: 'Ask Mai.',
      deadline: '2027-01-10',
      status: 'submitted',
      order_no: 1,
    };
    expect(await writes(app)).toEqual([['PATCH', change]]);
    await app.user.click(screen.getByRole('button', { name: 'Undo: changed Aalto University' }));
    await waitFor(async () => expect(await cardsIn('Preparing')).toHaveLength(3));
    expect(screen.queryByText('Ask Mai.')).toBeNull();
  });

  it('shows a rejection at its field and keeps the typed text', async () => {
    const { app, dialog, note } = await openEditor();
    addFault({
      match: 'patchBookmark',
      kind: 'status',
      status: 422,
      body: { errors: { deadline: ['Choose a date that is not over.'] } },
      times: 1,
    });
    const date = dialog.getByLabelText('Your own deadline');
    await app.user.type(note, 'Keep me');
    fireEvent.change(date, { target: { value: '2001-01-01' } });
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a date that is not over.')).toBeVisible();
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveAccessibleDescription(/Choose a date that is not over/);
    expect(note).toHaveValue('Keep me');
    expect(date).toHaveValue('2001-01-01');
    expect(
      screen.queryByText('Choose a date that is not over.', { selector: '[role=alert] *' }),
    ).toBeNull();
  });

  it('shows a server failure inline, and keeps the text until it reopens', async () => {
    const app = await openPlan();
    addFault({ match: 'patchBookmark', kind: 'network', times: 1 });
    let dialog = within(await edit(app, 'Aalto University'));
    await app.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Half a thought');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Not saved. What you wrote is still here. Network Error',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = within(await edit(app, 'Aalto University'));
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
    expect(dialog.getByText('You have unsaved changes.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    // No toast repeated it.
    expect(screen.queryByText(/Network Error/)).toBeNull();
  });

  it.each([/Aalto University/, /./])(
    'keeps the text if another tab has removed %s',
    async (gone) => {
      const { app, dialog, note } = await openEditor();
      await app.user.type(note, 'Half a thought');
      const { data } = await call(getBookmarks, { query: { page: 1 } });
      for (const { id, program } of data)
        if (gone.test(program.school.name)) await call(deleteBookmark, { params: { id } });
      await app.user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryAllByText('Aalto University')).toHaveLength(1));
      expect(dialog.getByRole('alert')).toHaveTextContent(
        /^Not saved\. What you wrote is still here\./,
      );
      expect(note).toHaveValue('Half a thought');
      await app.user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  it('asks before the tab closes with unsaved text, and forgets it once its card is removed', async () => {
    const { app, dialog, note } = await openEditor();
    await app.user.type(note, 'Half a thought');
    expect(hasUnsavedChanges()).toBe(true);
    const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(mayClose()).toBe(false);
    await app.user.click(dialog.getByRole('button', { name: 'Remove from my plan' }));
    expect(await screen.findByText('Undo: removed Aalto University')).toBeInTheDocument();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    await waitFor(() => expect(mayClose()).toBe(true));
  });

  it('has no unsaved text if what was typed is deleted again before saving', async () => {
    const { app, dialog, note } = await openEditor();
    await app.user.type(note, 'x{Backspace}');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hasUnsavedChanges()).toBe(false);
    expect(await writes(app)).toEqual([]);
  });

  it('keeps unsaved text if the removal is refused', async () => {
    const app = await openPlan();
    addFault({ match: 'deleteBookmark', kind: 'status', status: 500, times: 1 });
    const dialog = within(await edit(app, 'Aalto University'));
    await app.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Half a thought');
    await app.user.click(dialog.getByRole('button', { name: 'Remove from my plan' }));
    expect(await screen.findByText(/went wrong on our side/)).toBeInTheDocument();
    const again = within(await edit(app, 'Aalto University'));
    expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
  });

  it('counts the note’s characters and rejects a long one before sending', async () => {
    const { app, dialog, note } = await openEditor();
    await app.user.click(note);
    await app.user.paste('ấ'.repeat(2001));
    expect(dialog.getByText('2,001 of 2,000 characters')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(note).toHaveAccessibleDescription(/at most 2,000 characters/);
    expect(await writes(app)).toEqual([]);
  });

  it('keeps typed text while the page is in another language', async () => {
    const { app, dialog, note } = await openEditor();
    await app.user.type(note, 'Half a thought');
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    await app.user.click(
      await screen.findByRole('button', { name: /^Chuyển hoặc sửa .*Đại học Aalto/ }),
    );
    await app.user.click(await screen.findByRole('menuitem', { name: /^Ghi chú/ }));
    expect(await screen.findByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Half a thought');
  });

  it('stays open with its text when the language changes', async () => {
    const { app, note } = await openEditor();
    await app.user.type(note, 'Half a thought');
    await app.router.navigate('/vi/profile/checklist', { replace: true });
    expect(await screen.findByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Half a thought');
    expect(screen.getByRole('dialog')).toBeVisible();
    await app.router.navigate('/vi/profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.router.navigate('/vi/profile/checklist');
    await screen.findByRole('button', { name: /^Chuyển hoặc sửa .*Đại học Aalto/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rejects an incomplete year', async () => {
    const { app, dialog } = await openEditor();
    const date = dialog.getByLabelText('Your own deadline');
    fireEvent.change(date, { target: { value: '0027-01-10' } });
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(date).toHaveAccessibleDescription(/Enter a full date/);
    expect(date).toHaveFocus();
    expect(await writes(app)).toEqual([]);
  });
});
