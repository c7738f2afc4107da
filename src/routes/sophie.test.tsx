import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useConversation } from '@/features/sophie/chat/conversation';
import { useChatDraft } from '@/features/sophie/chat/draft-store';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import {
  ask,
  field,
  posts,
  question,
  setUpChat,
  settled,
  status,
  transcript,
} from '@/test/sophie-chat';

setUpChat();

describe('asking', () => {
  it('answers a visitor with programs, and announces the answer once', async () => {
    const app = await renderRoute('/sophie');
    await ask(app, 'Compare Tampere and Twente');
    expect(await question('Compare Tampere and Twente')).toBeVisible();
    const sources = await screen.findByRole('list', { name: 'What this answer is based on' });
    expect(within(sources).getAllByRole('listitem')).toHaveLength(2);
    expect(
      await status(/^Sophie has answered\. Tampere University costs less, about/),
    ).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    await waitFor(async () => expect(await field()).toHaveFocus());
    const open = within(sources).getAllByRole('link', { name: /^Open / })[0];
    expect(open?.getAttribute('href')).toMatch(/^\/school-list\?school=601&program=601\d+$/);
  });

  it('asks a ready-made question, and leaves the focus in the field', async () => {
    const { user } = await renderRoute('/sophie');
    const strip = await screen.findByRole('list', { name: 'Questions to start with' });
    const ready = within(strip).getAllByRole('button')[0];
    if (!ready) throw new Error('no question');
    const text = ready.textContent;
    await user.click(ready);
    expect(await question(text)).toBeVisible();
    expect(await field()).toHaveFocus();
  });

  it('links a citation to its program', async () => {
    const app = await renderRoute('/sophie');
    await ask(app, 'Compare Tampere and Twente');
    const [ref] = await screen.findAllByRole('button', { name: /^Source 2: / });
    if (!ref) throw new Error('no number');
    await app.user.click(ref);
    expect(document.activeElement).toHaveTextContent('BSc Technical Computer Science');
  });

  it('sends a visitor’s answers only if allowed', async () => {
    sessionStorage.setItem('answers', '{"state":{"ielts":7},"version":0}');
    const { useAnswersStore } = await import('@/shared/answers/answers-store');
    act(() => useAnswersStore.getState().answer({ ielts: 7 }));
    const app = await renderRoute('/sophie');
    await ask(app, 'Hello');
    await settled();
    await app.user.click(screen.getByRole('button', { name: 'What Sophie sees' }));
    expect(await screen.findByText(/Sophie can see your 1 answer\./)).toBeVisible();
    await app.user.click(await screen.findByRole('checkbox', { name: /^My answers/ }));
    expect(await screen.findByText(/Sophie can’t see anything of yours\./)).toBeVisible();
    await app.user.keyboard('{Escape}');
    // The closed panel gives the focus back, which would interrupt what is typed.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'What Sophie sees' })).toHaveFocus(),
    );
    await ask(app, 'Hello again');
    await settled();
    const [one, two] = await posts(app);
    expect(one?.body).toMatchObject({ answers: { ielts: 7 }, sees: { answers: true } });
    expect(two?.body).toMatchObject({ sees: { answers: false } });
    expect(two?.body).not.toHaveProperty('answers');
    act(() => useAnswersStore.getState().reset());
  });

  it('sends one question on repeated clicks', async () => {
    const app = await renderRoute('/sophie');
    addFault({ match: 'postMessage', kind: 'hang', times: 1 });
    const box = await field();
    await app.user.type(box, 'Hello');
    await app.user.keyboard('{Enter}{Enter}');
    await app.user.dblClick(screen.getByRole('button', { name: 'Stop' }));
    await settled();
    expect(await posts(app)).toHaveLength(1);
  });

  it('starts a new line with Shift, and sends nothing empty or too long', async () => {
    const app = await renderRoute('/sophie');
    const box = await field();
    await app.user.type(box, '  {Enter}one{Shift>}{Enter}{/Shift}two');
    expect(box).toHaveValue('  one\ntwo');
    act(() => {
      useChatDraft.setState({ draft: 'x'.repeat(4001) });
    });
    expect(await screen.findByText(/up to 4,000 characters; this one has 4,001/)).toBeVisible();
    await app.user.type(box, '{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await posts(app)).toHaveLength(0);
  });

  it('keeps a message that failed to send, shows the reason there, and sends it once on retry', async () => {
    const app = await renderRoute('/sophie');
    const body = { message: 'Sophie is asleep' };
    addFault({ match: 'postMessage', kind: 'status', status: 503, body, times: 1 });
    await ask(app, 'Hello');
    expect(
      await screen.findByText('We couldn’t send your message. Sophie is asleep'),
    ).toBeVisible();
    expect(await field()).toHaveValue('Hello');
    expect(await field()).toHaveAccessibleDescription(/Sophie is asleep/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading', { level: 2, name: 'Hello' })).toBeNull();
    await app.user.type(await field(), '{Enter}');
    await status(/^Sophie has answered/);
    const [one, two] = await posts(app);
    expect(two?.body).toEqual(one?.body);
    expect(screen.queryByText(/^We couldn’t send your message/)).toBeNull();
  });

  it('sends text typed after a failed question as a new question', async () => {
    const app = await renderRoute('/sophie');
    addFault({ match: 'postMessage', kind: 'status', status: 503, times: 1 });
    const stop = useConversation.subscribe(({ local }) => {
      if (local.length > 0) useChatDraft.setState({ draft: 'And why?' });
    });
    await ask(app, 'Hello');
    await waitFor(async () => expect(await field()).toHaveValue('Hello\nAnd why?'));
    stop();
    await app.user.type(await field(), '{Enter}');
    await status(/^Sophie has answered/);
    const [one, two] = (await posts(app)).map(({ body }) => Object(body).client_id);
    expect(two).not.toBe(one);
  });

  it('does not cancel the read of earlier messages', async () => {
    const app = await renderRoute('/sophie', { signedInAs: 'minh' });
    await ask(app, 'Hello');
    await settled();
    await app.router.navigate('/pricing');
    app.queryClient.removeQueries({ queryKey: ['sophie'] });
    useConversation.setState(useConversation.getInitialState());
    addFault({ match: 'getMessages', kind: 'slow', ms: 1500, times: 1 });
    await app.router.navigate('/sophie');
    await ask(app, 'Psychology?');
    const before = { level: 2, name: 'Hello' };
    expect(screen.queryByRole('heading', before)).toBeNull();
    expect(await screen.findByRole('heading', before)).toBeVisible();
    await settled();
  });
});

describe('an interrupted answer', () => {
  it('stops on request, keeps its text, and can be repeated in place', async () => {
    addFault({ match: 'postMessage', kind: 'stall', after: 6, times: 1 });
    const app = await renderRoute('/sophie', { signedInAs: 'minh' });
    await ask(app, 'What is psychology like?');
    await screen.findByText(/You learn how/);
    await app.user.click(screen.getByRole('button', { name: 'Stop' }));
    expect((await screen.findAllByText('You stopped the answer here.'))[0]).toBeVisible();
    expect(screen.getByText(/You learn how/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Ask again' }));
    await status(/^Sophie has answered/);
    expect(within(await transcript()).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await waitFor(async () => expect(await field()).toHaveFocus());
    const [one, two] = await posts(app);
    expect(two?.body).toEqual(one?.body);
  });

  it.each(['cut', 'garble'] as const)(
    '%s: keeps its text and reports the failure once',
    async (kind) => {
      const app = await renderRoute('/sophie');
      addFault({ match: 'postMessage', kind, times: 1 });
      await ask(app, 'What is psychology like?');
      const answers = await screen.findAllByText(/The connection was lost during the answer/);
      expect(answers.some((node) => node.closest('[role=region]'))).toBe(true);
      expect(screen.getByText(/You learn how people think/)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(await field()).toHaveValue('');
      await app.user.click(screen.getByRole('button', { name: 'Ask again' }));
      await status(/^Sophie has answered/);
    },
  );

  it('ends the session once with a 401 in the middle, and clears everything', async () => {
    const app = await renderRoute('/sophie', { signedInAs: 'linh.tran' });
    addFault({ match: 'postMessage', kind: 'expire' });
    await ask(app, 'What is psychology like?');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText(/Your session has expired/)).toBeVisible();
    const alerts = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
    expect(alerts).toHaveLength(1);
    expect(useConversation.getState()).toMatchObject({ local: [], text: '' });
    expect(useChatDraft.getState()).toEqual({ draft: '', out: '' });
    expect(document.body).not.toHaveTextContent('psychology');
  });
});
