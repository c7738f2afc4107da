import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { useConversation } from '@/features/sophie/chat/conversation';
import { useDataAccess } from '@/features/sophie/chat/data-access-store';
import { useChatDraft } from '@/features/sophie/chat/draft-store';
import { addFault } from '@/mocks/server/faults';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { renderRoute } from '@/test/render-route';
import { ask, field, posts, question, setUpChat, settled, status } from '@/test/sophie-chat';

setUpChat();

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends a syllable of an input method sends nothing: %o',
  async (composing) => {
    const app = await renderRoute('/vi/sophie');
    const box = await screen.findByRole('textbox', { name: 'Câu hỏi của bạn' });
    await app.user.type(box, 'Tâm lý');
    expect(fireEvent.keyDown(box, { key: 'Enter', ...composing })).toBe(true);
    expect(box).toHaveValue('Tâm lý');
    expect(await posts(app)).toEqual([]);
  },
);

it('the second click of a double click on Send does not stop the answer', async () => {
  const app = await renderRoute('/sophie');
  addFault({ match: 'postMessage', kind: 'slow', ms: 100, times: 1 });
  await app.user.type(await field(), 'Hello');
  await app.user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  await status(/^Sophie has answered/);
});

it('an answer that is stopped before its first word is announced as it is shown', async () => {
  const app = await renderRoute('/sophie');
  addFault({ match: 'postMessage', kind: 'hang' });
  await ask(app, 'Hello');
  await app.user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await status(/^You stopped before Sophie answered\.$/)).toBeInTheDocument();
});

it('a question that is stopped before the server has it stays after the next fetch', async () => {
  const app = await renderRoute('/sophie');
  addFault({ match: 'postMessage', kind: 'hang' });
  await ask(app, 'Hello');
  await app.user.click(await screen.findByRole('button', { name: 'Stop' }));
  await settled();
  await act(() => app.queryClient.refetchQueries());
  expect(await question('Hello')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

it('the second click of a double click on Stop does not send the next question', async () => {
  const app = await renderRoute('/sophie');
  addFault({ match: 'postMessage', kind: 'hang' });
  await ask(app, 'Hello');
  await app.user.type(await field(), 'And then');
  await app.user.dblClick(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(await field()).toHaveValue('And then');
  expect(await posts(app)).toHaveLength(1);
});

it('what a visitor saved is sent only if allowed', async () => {
  useDevicePrograms.getState().restore([{ programId: 7, schoolId: 1 }]);
  const app = await renderRoute('/sophie');
  await ask(app, 'Hello');
  await settled();
  act(() => void useDataAccess.setState({ saved: false }));
  await ask(app, 'Hello again');
  await settled();
  const [one, two] = await posts(app);
  expect(one?.body).toMatchObject({ saved_program_ids: [7], sees: { saved: true } });
  expect(two?.body).toMatchObject({ sees: { saved: false } });
  expect(two?.body).not.toHaveProperty('saved_program_ids');
});

it('what Sophie may read is kept in the tab until the session ends; damaged, it allows nothing', () => {
  useDataAccess.setState({ saved: false });
  expect(sessionStorage.getItem('sophieSees')).toContain('"saved":false');
  resetSession('this-tab');
  expect(useDataAccess.getState()).toEqual({ answers: true, saved: true });
  sessionStorage.setItem('sophieSees', '{"state":{"answers":"yes","saved":true},"version":0}');
  void useDataAccess.persist.rehydrate();
  expect(useDataAccess.getState()).toEqual({ answers: false, saved: true });
});

it('an expired visit leaves what Sophie may not read, and what the visitor wrote', () => {
  useDataAccess.setState({ saved: false });
  useChatDraft.setState({ draft: 'And then', out: 'Hello' });
  resetSession('expired-visit');
  expect(useDataAccess.getState()).toEqual({ answers: true, saved: false });
  expect(useChatDraft.getState()).toEqual({ draft: 'Hello\nAnd then', out: '' });
  expect(sessionStorage.getItem('sophieSees')).toContain('"saved":false');
  expect(sessionStorage.getItem('sophieDraft')).toContain('And then');
});

it('only the last question can be asked again, and an old end is not announced', async () => {
  const stopped = {
    askedAt: '2026-11-22',
    text: 'Half',
    citations: [],
    state: 'stopped' as const,
    failure: null,
    language: 'en-US',
  };
  useConversation.setState({
    local: ['one', 'two'].map((key) => ({ ...stopped, key, question: key })),
    ended: { key: 'two', count: 1 },
  });
  await renderRoute('/sophie');
  const last = (await question('two')).closest('section');
  const again = await screen.findByRole('button', { name: 'Ask again' });
  expect(last && within(last).getByRole('button', { name: 'Ask again' })).toBe(again);
  await waitFor(() => expect(screen.getAllByText('You stopped the answer here.')).toHaveLength(2));
});
