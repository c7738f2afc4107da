import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { call } from '@/api/http/client';
import { getMessages } from '@/api/sophie/contract';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { useConversation } from '@/features/sophie/chat/conversation';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { setPace } from '@/mocks/engines/sophie/pace';
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

describe('the conversation', () => {
  it('continues while the student is on another page', async () => {
    const app = await renderRoute('/sophie', { signedInAs: 'minh' });
    setPace(5);
    await ask(app, 'What is psychology like?');
    await screen.findByText(/You learn/);
    await app.router.navigate('/pricing');
    await settled();
    await app.router.navigate('/sophie');
    expect(await question('What is psychology like?')).toBeVisible();
    // The announcement may repeat it, and a render may replace it.
    await waitFor(() => expect(screen.getAllByText(/what a working day looks/)[0]).toBeVisible());
    const [first, second] = await call(getMessages, {});
    expect([first?.text, second?.state]).toEqual(['What is psychology like?', 'done']);
  });

  it('is unchanged by a switch of the language', async () => {
    const app = await renderRoute('/sophie');
    setPace(5);
    await ask(app, 'What is psychology like?');
    await screen.findByText(/You learn/);
    await app.router.navigate('/vi/sophie');
    await settled();
    await waitFor(() => expect(screen.getAllByText(/what a working day looks/)[0]).toBeVisible());
    expect((await posts(app)).map(({ headers }) => headers['accept-language'])).toEqual(['en-US']);
    const [open] = await screen.findAllByRole('link', { name: /^Xem (BA|BSc|Bachelor) / });
    expect(open).toBeVisible();
  });

  it('takes the scores of a question to the school list, and not into its URL', async () => {
    const app = await renderRoute('/sophie');
    await ask(app, 'Nursing in Australia with IELTS 6.5 and an average of 8');
    await settled();
    const [link] = await screen.findAllByRole('link', { name: /in the school list$/ });
    if (!link) throw new Error('no link');
    await app.user.click(link);
    expect(await screen.findByRole('button', { name: 'Scores 2 of 3' })).toBeVisible();
    const { pathname, search } = app.router.state.location;
    expect(pathname + search).toBe('/school-list');
    expect(useAnswersStore.getState().answers).toMatchObject({
      countryIds: [2],
      ielts: 6.5,
      average: 8,
    });
  });

  it('opens at its end, and at the top of the page if it is empty', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await renderRoute('/sophie');
    expect(await screen.findByText(/I’ve read every program here/)).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Questions to start with' })).toBeVisible();
    expect(scrolled).not.toHaveBeenCalled();
    const message = { id: 'm', role: 'sophie', text: 'Hello.', created_at: '2026-01-01' };
    addFault({ match: 'getMessages', kind: 'status', status: 200, body: { data: [message] } });
    cleanup();
    await renderRoute('/sophie');
    expect(await screen.findByText('Hello.')).toBeVisible();
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('is cleared permanently after a confirmation', async () => {
    const app = await renderRoute('/sophie', { signedInAs: 'minh' });
    await ask(app, 'Hello');
    await settled();
    await app.user.click(await screen.findByRole('button', { name: 'Clear conversation' }));
    addFault({ match: 'deleteMessages', kind: 'status', status: 500, times: 1 });
    const confirm = await screen.findByRole('button', { name: 'Clear' });
    await app.user.click(confirm);
    expect(await screen.findByText(/went wrong on our side/)).toBeVisible();
    await app.user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/I’ve read every program here/)).toBeVisible();
    expect(await call(getMessages, {})).toEqual([]);
  });

  it('that fails to load shows that inline, and asking still works', async () => {
    addFault({ match: 'getMessages', kind: 'status', status: 500 });
    const app = await renderRoute('/sophie', { signedInAs: 'minh' });
    expect(await screen.findByText('We couldn’t load your conversation')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await ask(app, 'Hello');
    await status(/^Sophie has answered/);
    clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText('We couldn’t load your conversation')).toBeNull(),
    );
    expect(within(await transcript()).getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('offers prompts for the student’s current stage', async () => {
    const app = await renderRoute('/sophie', { signedInAs: 'linh.tran' });
    const prompts = await screen.findByRole('list', { name: 'Questions to start with' });
    expect(within(prompts).getAllByRole('button')).toHaveLength(3);
    await app.user.click(
      within(prompts).getByRole('button', { name: 'Which saved program closes first?' }),
    );
    expect(await status(/closes first, in \d+ days?/)).toBeInTheDocument();
    expect(screen.queryByText(/not in the source/)).toBeNull();
  });

  it('hides the prompts while an on-screen keyboard is open', async () => {
    const prompts = () => screen.queryByRole('list', { name: 'Questions to start with' });
    const app = await renderRoute('/sophie');
    await waitFor(() => expect(prompts()).toBeVisible());
    await app.user.click(await field());
    expect(prompts()).toBeVisible();
    await app.user.tab();
    const coarse = { ...window.matchMedia(''), matches: true };
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    await app.user.click(await field());
    expect(prompts()).toBeNull();
    media.mockRestore();
    await app.user.tab();
    expect(prompts()).toBeVisible();
  });

  it.each(['* '.repeat(1000), '> '.repeat(2000)])(
    'with deeply nested Markdown is shown and can be cleared: %.9s',
    async (marks) => {
      const message = { id: 'm', role: 'sophie', text: `${marks}x`, created_at: '2026-01-01' };
      addFault({ match: 'getMessages', kind: 'status', status: 200, body: { data: [message] } });
      const app = await renderRoute('/sophie', { signedInAs: 'minh' });
      expect(await screen.findByText(`${marks}x`)).toBeVisible();
      await app.user.click(screen.getByRole('button', { name: 'Clear conversation' }));
      expect(await screen.findByRole('button', { name: 'Clear' })).toBeVisible();
    },
  );

  it.each([
    ['/sophie', 'not in the source'],
    ['/vi/sophie', 'không có trong nguồn'],
  ])('marks what the sources do not have, in words: %s', async (path, words) => {
    await renderRoute(path);
    act(() => {
      const source = {
        title: 'Delft',
        href: '/majors',
        text: 'Delft: tuition $18,500 a year, IELTS 6.5.',
      };
      const turn = {
        key: 'm',
        question: 'For $9,000?',
        askedAt: '2026-11-22',
        text: 'Nothing for $9,000: Delft costs $18,500 a year, and asks for IELTS 7.0 [1]. See [Eindhoven for $12,000](/majors) [1].',
        citations: [{ number: 1, source }],
        state: 'done' as const,
        failure: null,
        language: path === '/sophie' ? 'en-US' : 'vi-VN',
        answerLanguage: 'en',
      };
      useConversation.setState({ local: [turn] });
    });
    const region = await screen.findByRole('region', { name: /Sophie/ });
    await waitFor(() => expect(region.querySelectorAll('mark')).toHaveLength(1));
    expect(region).toHaveTextContent(`IELTS 7.0 (${words})`);
    expect(region).toHaveTextContent(`Eindhoven for $12,000 (${words})`);
    expect(region).not.toHaveTextContent(`$18,500 (${words})`);
    expect(region).not.toHaveTextContent(`$9,000 (${words})`);
    expect(region.querySelector('mark')?.closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('shows hostile text as text', async () => {
    const app = await renderRoute('/sophie');
    const hostile =
      '<img src=x onerror=alert(1)> [x](javascript:alert(2)) ![i](https://evil.example/x)';
    act(() => {
      const turn = {
        key: 'h',
        question: hostile,
        askedAt: '2026-01-01',
        text: `${hostile} [ok](https://a.example/b) [data](data:text/html,x) [1] [in](/majors) [//evil](//evil.example)`,
        citations: [],
        state: 'done' as const,
        failure: null,
        language: 'en-US',
      };
      useConversation.setState({ local: [turn] });
    });
    const region = await transcript();
    await waitFor(() => expect(within(region).getAllByRole('link')).toHaveLength(2));
    const [outside, inside] = within(region).getAllByRole('link');
    expect(outside).toHaveAttribute('href', 'https://a.example/b');
    expect(region).toHaveTextContent('ok (a.example)');
    expect(inside).toHaveAttribute('href', '/majors');
    expect(region.querySelector('img, script, iframe')).toBeNull();
    expect(await posts(app)).toHaveLength(0);
  });
});
