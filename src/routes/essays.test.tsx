import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postEssay } from '@/api/essay/contract';
import { call } from '@/api/http/client';
import { createDraftStore } from '@/features/essays/draft/draft-store';
import { changeEssayElsewhere } from '@/mocks/hosts/simulated-changes';
import { addFault } from '@/mocks/server/faults';
import { unsentDraft } from '@/test/essay-durability/unsent-draft';
import { renderRoute } from '@/test/render-route';
import { signIn } from '@/test/sign-in';

const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const item = link.closest('li');
  if (!item) throw new Error(`${title} is in no list`);
  return within(item);
};

/** Sends the form of a new essay, `Rain`, whose response takes a while. */
async function startSlowEssay() {
  const route = await renderRoute('/profile/essays', { signedInAs: 'minh' });
  await route.user.click(await screen.findByRole('button', { name: 'Start an essay' }));
  const dialog = within(await screen.findByRole('dialog'));
  addFault({ match: 'postEssay', kind: 'slow', ms: 300 });
  await route.user.type(dialog.getByLabelText('Title'), 'Rain');
  await route.user.click(dialog.getByRole('button', { name: 'Start writing' }));
  return route;
}

describe('/profile/essays', () => {
  it('lists title, purpose, word count, status and date, the last changed first', async () => {
    await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    const pump = await row('The pump behind the market');
    expect(pump.getByText('Common App')).toBeInTheDocument();
    expect(pump.getByText('184')).toBeInTheDocument();
    expect(pump.getByText('of 650 words')).toBeInTheDocument();
    expect(pump.getByRole('combobox', { name: /Status of/ })).toHaveValue('draft');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.filter((text) => /pump|Tuesday/.test(text ?? ''))).toEqual([
      'The pump behind the market',
      'Tuesday, stall 14',
    ]);
  });

  it('is in Vietnamese under /vi', async () => {
    await renderRoute('/vi/profile/essays', { signedInAs: 'linh.tran' });
    const pump = await row('The pump behind the market');
    expect(pump.getByText('trên 650 từ')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bài luận của bạn');
  });

  it('changes the status after a change of another device', async () => {
    const { user, requests } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    const status = (await row('The pump behind the market')).getByRole('combobox');
    await changeEssayElsewhere({ id: 'e1' });
    await user.selectOptions(status, 'Revising');
    expect(await screen.findByText('189')).toBeInTheDocument();
    expect(status).toHaveValue('review');
    const sent = (await requests()).filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ body }) => body)).toEqual([
      { status: 'review', version: 6 },
      { status: 'review', version: 7 },
    ]);
  });

  it('restores a refused status with the reason', async () => {
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    addFault({ match: 'patchEssay', kind: 'status', status: 503 });
    const status = (await row('The pump behind the market')).getByRole('combobox');
    await user.selectOptions(status, 'Done');
    expect(await screen.findByText(/went wrong on our side/)).toBeInTheDocument();
    await waitFor(() => expect(status).toHaveValue('draft'));
  });

  it('duplicates an essay once on repeated clicks', async () => {
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    const copy = (await row('Tuesday, stall 14')).getByRole('button', { name: /Duplicate/ });
    await user.dblClick(copy);
    expect(await screen.findByRole('link', { name: 'Tuesday, stall 14 (copy)' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Tuesday, stall 14 (copy)' })).toHaveLength(1);
  });

  it('deletes an essay and restores it with its local text', async () => {
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    const item = await row('Tuesday, stall 14');
    const store = createDraftStore('1', 'e4');
    act(() => void store.write(unsentDraft));
    expect(await item.findByText(/not yet in your account/)).toBeInTheDocument();
    await user.click(item.getByRole('button', { name: /Delete/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('“Tuesday, stall 14” was deleted.');
    expect(store.read()).toBeNull();
    await user.click(undo);
    const link = await screen.findByRole('link', { name: 'Tuesday, stall 14' });
    expect(link).toHaveFocus();
    expect(store.read()).toEqual({ ...unsentDraft, updatedAt: expect.any(String) });
  });

  it('restores an essay for a tab that has it open: that learns of it, and keeps what was typed there', async () => {
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    const item = await row('Tuesday, stall 14');
    const store = createDraftStore('1', 'e4');
    act(() => void store.write(unsentDraft));
    await user.click(item.getByRole('button', { name: /Delete/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    store.write({ ...unsentDraft, content: 'Typed since', vector: { other: 1 } });
    // The browser tells other tabs of a value that differs.
    const before = localStorage.getItem(store.key);
    await user.click(undo);
    await waitFor(() => expect(localStorage.getItem(store.key)).not.toBe(before));
    expect(store.read()).toMatchObject({
      content: 'Typed since',
      pendingCheckpoints: [unsentDraft.content],
    });
  });

  it('offers a new essay next to the undo of the only one', async () => {
    await signIn('minh');
    await call(postEssay, { body: { client_id: 'one', content: 'Title: Rain Essay: It rained.' } });
    const { user } = await renderRoute('/profile/essays');
    await user.click((await row('Rain')).getByRole('button', { name: /Delete/ }));
    expect(await screen.findByRole('button', { name: 'Start an essay' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('invites to start an empty list, and opens the editor from the form', async () => {
    const { user, router } = await renderRoute('/profile/essays', { signedInAs: 'minh' });
    await user.click(await screen.findByRole('button', { name: 'Start an essay' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveFocus());
    await user.keyboard('Rain');
    await user.type(dialog.getByLabelText('Word limit'), 'many');
    await user.click(dialog.getByRole('button', { name: 'Start writing' }));
    expect(await dialog.findByText(/whole number from 1/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Title')).toHaveValue('Rain');
    await user.clear(dialog.getByLabelText('Word limit'));
    // As it is pasted from the page of a school.
    await user.type(dialog.getByLabelText('Word limit'), '1,000 ');
    await user.dblClick(dialog.getByRole('button', { name: 'Start writing' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Rain');
    expect(router.state.location.pathname).toMatch(/^\/profile\/essays\/e\d+$/);
  });

  it('asks for a shorter title, and keeps what was typed', async () => {
    const { user, requests } = await renderRoute('/profile/essays', { signedInAs: 'minh' });
    await user.click(await screen.findByRole('button', { name: 'Start an essay' }));
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('Title');
    await user.click(title);
    await user.paste('t'.repeat(201));
    await user.click(dialog.getByRole('button', { name: 'Start writing' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Use at most 200 characters/));
    expect(title).toHaveFocus();
    expect(title).toHaveValue('t'.repeat(201));
    expect((await requests()).filter(({ method }) => method === 'POST')).toEqual([]);
    await user.keyboard('{Backspace}{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('t'.repeat(200));
  });

  it('leaves the focus on the title of an opened essay once it has loaded', async () => {
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    addFault({ match: 'getEssay', kind: 'slow', ms: 300 });
    await user.click(await screen.findByRole('link', { name: 'Tuesday, stall 14' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    const title = await screen.findByRole('heading', { level: 1, name: 'Tuesday, stall 14' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('adds an essay to the list, and opens no editor, if the form was closed meanwhile', async () => {
    const { user, router } = await startSlowEssay();
    await user.keyboard('{Escape}');
    expect((await row('Rain')).getByText('words')).toBeVisible();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe('/profile/essays');
  });

  it('asks before Back loses what is typed in the form', async () => {
    const { user, router } = await renderRoute('/profile', { signedInAs: 'minh' });
    await router.navigate('/profile/essays');
    await user.click(await screen.findByRole('button', { name: 'Start an essay' }));
    const form = within(await screen.findByRole('dialog', { name: 'New essay' }));
    await user.type(form.getByLabelText('Title'), 'Rain');
    await router.navigate(-1);
    const question = within(await screen.findByRole('dialog', { name: 'This form isn’t saved' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect(form.getByLabelText('Title')).toHaveValue('Rain');
    expect(router.state.location.pathname).toBe('/profile/essays');
    await router.navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it.each(['Escape', 'Close', 'Cancel'])(
    'asks before %s loses what is typed in the form',
    async (way) => {
      const { user } = await renderRoute('/profile/essays', { signedInAs: 'minh' });
      await user.click(await screen.findByRole('button', { name: 'Start an essay' }));
      const form = within(await screen.findByRole('dialog', { name: 'New essay' }));
      const close = async () => {
        if (way === 'Escape') await user.keyboard('{Escape}');
        else await user.click(form.getByRole('button', { name: way }));
      };
      await user.type(form.getByLabelText('Title'), 'Rain');
      await close();
      await user.click(await screen.findByRole('button', { name: 'Stay here' }));
      await waitFor(() => expect(form.getByLabelText('Title')).toBeVisible());
      expect(form.getByLabelText('Title')).toHaveValue('Rain');
      await close();
      await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(screen.getByRole('button', { name: 'Start an essay' }));
      await screen.findByRole('dialog', { name: 'New essay' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  it('opens the editor in the language of the page', async () => {
    const { router } = await startSlowEssay();
    await act(() => router.navigate('/vi/profile/essays'));
    expect(await screen.findByRole('textbox', { name: 'Nội dung' })).toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/^\/vi\/profile\/essays\/e\d+$/);
  });

  it('shows the server’s message at the field of the form', async () => {
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'minh' });
    await user.click(await screen.findByRole('button', { name: 'Start an essay' }));
    const dialog = within(await screen.findByRole('dialog'));
    addFault({
      match: 'postEssay',
      kind: 'status',
      status: 422,
      body: { message: 'No', errors: { purpose: ['Not for that.'] } },
    });
    await user.type(dialog.getByLabelText('What it’s for'), 'A school');
    await user.click(dialog.getByRole('button', { name: 'Start writing' }));
    expect(await dialog.findByText('Not for that.')).toBeInTheDocument();
    expect(dialog.getByLabelText('What it’s for')).toHaveValue('A school');
  });

  it('reports a failed load, and retries', async () => {
    addFault({ match: 'getEssays', kind: 'status', status: 500, times: 2 });
    const { user } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
    expect(await screen.findByText('We couldn’t load your essays')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Tuesday, stall 14' })).toBeInTheDocument();
  });
});
