import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http as network, HttpResponse } from 'msw';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute } from '@/test/render-route';
import { heading, press, quizCalls, RESULT, toCover } from '@/test/walk-quiz';
import { DiscoveryTab } from './discovery-tab';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { toasts } from '@/test/toasts';

const [added, cleared] = vi.hoisted(() => [vi.fn<(id: unknown) => void>(), vi.fn<() => void>()]);

// The quiz alone on its page; the rest of the page has its own tests.
vi.mock('/src/routes/sophie.tsx', () => ({
  // What the router reads of a page.
  status: undefined,
  prefetch: undefined,
  Page: () => (
    <>
      <h1>Sophie</h1>
      <DiscoveryTab preference={null} onAdd={added} onCleared={cleared} />
    </>
  ),
}));

beforeEach(() => useDiscovery.getState().setTab('quiz'));
afterEach(() => vi.clearAllMocks());

describe('the quiz', () => {
  it('shows one question per screen up to the result, and focuses each heading', async () => {
    const app = await renderRoute('/sophie');
    const { user } = app;
    const intro = await heading('Not sure what to study?');
    expect(intro).not.toHaveFocus();
    expect(screen.getByText('A short exploration aid, not a validated test')).toBeVisible();
    await press(user, 'Start the quiz');
    const first = await heading('Which of these sound like you?');
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^I like numbers/ }));
    await press(user, 'Next');
    const second = await heading('Where do you work best?');
    await waitFor(() => expect(second).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: /^Quiet and focused/ }));
    await press(user, 'Next');
    const cover = await heading('Which of 18 things would you enjoy?');
    await waitFor(() => expect(cover).toHaveFocus());
    await user.click(screen.getByText('Make it sharper'));
    await user.click(screen.getByRole('radio', { name: 'INTP' }));
    expect(screen.getByText('Make it sharper (INTP)')).toBeVisible();
    const soFar = screen.getByRole('region', { name: 'Your answers so far' });
    await user.click(within(soFar).getByRole('button', { name: 'Where do you work best?' }));
    await heading('Where do you work best?');
    await press(user, 'Next');
    await press(user, 'Start the cards');
    const deck = await screen.findByRole('dialog', { name: 'Sounds like fun?' });
    expect(within(deck).getByRole('heading', { name: /^Take a broken fan/ })).toBeVisible();
    await user.click(within(deck).getByRole('button', { name: 'Not for me' }));
    await within(deck).findByText('2/18');
    await user.click(within(deck).getByRole('button', { name: 'Close' }));
    await waitFor(async () =>
      expect(await heading('Which of 18 things would you enjoy?')).toHaveFocus(),
    );
    await press(user, 'Back');
    expect(screen.getByText('1 of 18 rated')).toBeVisible();
    await press(user, 'Next');
    await press(user, 'Show my result');
    const result = await screen.findByRole('heading', {
      name: 'Finding out, then ordering',
    });
    expect(result).toBeVisible();
    await waitFor(async () => expect(await heading(RESULT)).toHaveFocus());
    const [call] = await quizCalls(app);
    expect(call?.body).toEqual({
      statements: ['numbers'],
      environment: 'quiet',
      mbti: 'INTP',
      activities: [{ id: 'repair', rating: 'dislike' }],
    });
  });

  it('starts each view at its top', async () => {
    const { user } = await renderRoute('/sophie');
    await heading('Not sure what to study?');
    const page = document.documentElement;
    page.scrollTop = 72;
    await press(user, 'Start the quiz');
    await heading('Which of these sound like you?');
    expect(page.scrollTop).toBe(0);
    await user.click(screen.getByRole('checkbox', { name: /^I like numbers/ }));
    page.scrollTop = 72;
    await press(user, 'Next');
    await heading('Where do you work best?');
    expect(page.scrollTop).toBe(0);
  });

  it('the second click of a double click on Next does not go back', async () => {
    const { user } = await renderRoute('/sophie');
    await press(user, 'Start the quiz');
    await user.click(await screen.findByRole('checkbox', { name: /^I like numbers/ }));
    await press(user, 'Next');
    await heading('Where do you work best?');
    // Back is where Next was.
    fireEvent.click(screen.getByRole('button', { name: 'Back' }), { detail: 2 });
    await heading('Where do you work best?');
    await press(user, 'Back');
    expect(await heading('Which of these sound like you?')).toBeVisible();
  });

  it('the second click of a double click on Start or Next is no answer, and skips no cards', async () => {
    const { user } = await renderRoute('/sophie');
    await press(user, 'Start the quiz');
    const numbers = await screen.findByRole('checkbox', { name: /^I like numbers/ });
    fireEvent.click(numbers, { detail: 2 });
    expect(numbers).not.toBeChecked();
    await user.dblClick(numbers);
    expect(numbers).not.toBeChecked();
    await user.click(numbers);
    await press(user, 'Next');
    const quiet = await screen.findByRole('radio', { name: /^Quiet and focused/ });
    fireEvent.click(quiet, { detail: 2 });
    expect(quiet).not.toBeChecked();
    await user.click(quiet);
    await press(user, 'Next');
    fireEvent.click(await screen.findByRole('button', { name: 'Skip the cards' }), { detail: 2 });
    expect(useDiscovery.getState().status).toBe('started');
  });

  it('requires the first two answers, with a message at the question', async () => {
    const { user } = await renderRoute('/sophie');
    await press(user, 'Start the quiz');
    const missing = 'Choose at least one, even if it only half fits.';
    await press(user, 'Next');
    expect(await screen.findByText(missing)).toBeVisible();
    const group = screen.getByRole('group', { name: 'Which of these sound like you?' });
    expect(group).toHaveAccessibleDescription(missing);
    expect(screen.getByRole('checkbox', { name: /^I like numbers/ })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await heading('Where do you work best?');
    await press(user, 'Next');
    expect(await screen.findByText('Choose one to continue.')).toBeVisible();
    await press(user, 'Back');
    await heading('Which of these sound like you?');
    expect(screen.getByRole('checkbox', { name: /^I like numbers/ })).toBeChecked();
  });

  it('offers four statements to tick and four environments to choose from', async () => {
    const { user } = await renderRoute('/sophie');
    await press(user, 'Start the quiz');
    const statements = await screen.findAllByRole('checkbox');
    expect(statements.map((box) => box.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^I like numbers/),
      expect.stringMatching(/^I like being with people/),
      expect.stringMatching(/^I like hard physical work/),
      expect.stringMatching(/^I like writing and talking/),
    ]);
    for (const statement of statements) await user.click(statement);
    for (const statement of statements) expect(statement).toBeChecked();
    await press(user, 'Next');
    await heading('Where do you work best?');
    const environments = screen.getAllByRole('radio');
    expect(environments.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Quiet and focused/),
      expect.stringMatching(/^Collaborative and social/),
      expect.stringMatching(/^Active and outdoors/),
      expect.stringMatching(/^Creative and expressive/),
    ]);
  });

  it('lets the student remove an MBTI type', async () => {
    const app = await renderRoute('/sophie');
    await toCover(app);
    await app.user.click(screen.getByText('Make it sharper'));
    await app.user.click(screen.getByRole('radio', { name: 'ENFJ' }));
    await press(app.user, 'Remove this answer');
    expect(screen.getByRole('radio', { name: 'ENFJ' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'ENFJ' })).toHaveFocus();
  });
});

describe('a submission', () => {
  it('that fails keeps the answers, shows the reason inline only, and can be repeated (R15, R24)', async () => {
    const app = await renderRoute('/sophie');
    await toCover(app);
    addFault({
      match: 'postQuiz',
      kind: 'status',
      status: 503,
      body: { message: 'Closed' },
      times: 1,
    });
    await press(app.user, 'Skip the cards');
    const alert = await screen.findByText('Closed');
    expect(alert.closest('[role=alert]')).toHaveTextContent('Your answers are still here.');
    expect(toasts()).toEqual([]);
    expect(useDiscovery.getState()).toMatchObject({
      status: 'started',
      answers: { statements: ['numbers', 'people'], environment: 'quiet' },
    });
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    expect(await screen.findByText(/Đã có lỗi xảy ra/)).toBeVisible();
    expect(screen.queryByText('Closed')).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'EN English' }));
    await screen.findByText('Closed');
    await press(app.user, 'Try again');
    await heading(RESULT);
    expect(await quizCalls(app)).toHaveLength(2);
  });

  it('is sent once on repeated clicks, and continues when the page is left', async () => {
    const app = await renderRoute('/sophie');
    await toCover(app);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.use(
      network.post('*/major-discovery/quiz', async () => {
        await held;
        return HttpResponse.json({ data: { heading: 'Held' } });
      }),
    );
    const before = useDiscovery.getState().submission;
    const button = screen.getByRole('button', { name: 'Skip the cards' });
    await app.user.click(button);
    await app.user.click(button);
    expect(useDiscovery.getState().submission).toBe(before + 1);
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent === 'Working out your result'),
    ).toBe(true);
    await app.router.navigate('/pricing');
    letGo();
    await waitFor(() => expect(useDiscovery.getState().status).toBe('submitted'));
    await app.router.navigate('/sophie');
    await heading('Held');
  });

  it('that hangs can be left with Back', async () => {
    const app = await renderRoute('/sophie');
    await toCover(app);
    addFault({ match: 'postQuiz', kind: 'hang', times: 1 });
    await press(app.user, 'Skip the cards');
    await press(app.user, 'Back');
    await heading('Where do you work best?');
    expect(useDiscovery.getState().status).toBe('started');
  });
});
