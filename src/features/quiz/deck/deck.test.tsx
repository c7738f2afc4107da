import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTIVITIES } from '@/api/discovery/contract';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { heading, press, quizCalls } from '@/test/walk-quiz';
import { DiscoveryTab } from '@/features/quiz/discovery-tab';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { NO_QUIZ_ANSWERS } from '@/shared/discovery/quiz-answers';

// The quiz alone on its page; the rest of the page has its own tests.
vi.mock('/src/routes/sophie.tsx', () => ({
  // What the router reads of a page.
  status: undefined,
  prefetch: undefined,
  Page: () => (
    <>
      <h1>Sophie</h1>
      <DiscoveryTab preference={null} onAdd={() => {}} />
    </>
  ),
}));

/** The screen before the cards, with this many of them answered and the cards left open. */
async function openCover(rated: number) {
  const { start, answer, goTo } = useDiscovery.getState();
  start();
  answer({
    ...NO_QUIZ_ANSWERS,
    statements: ['numbers'],
    environment: 'quiet',
    activities: ACTIVITIES.slice(0, rated).map((id) => ({ id, rating: 'unsure' })),
  });
  goTo(3);
  const app = await renderRoute('/sophie');
  await heading('Which of 18 things would you enjoy?');
  return app;
}

async function openDeck(rated: number) {
  const app = await openCover(rated);
  await press(app.user, rated > 0 ? 'Continue the cards' : 'Start the cards');
  const title = await screen.findByRole('heading', { name: 'Sounds like fun?' });
  await waitFor(() => expect(title).toHaveFocus());
  await atCard(rated + 1);
  return app;
}

/** Once the card has stopped moving. */
const atCard = (number: number) =>
  waitFor(() => {
    const count = screen.getByText(`${number}/18`);
    expect(count.closest('[aria-live]')).toHaveAttribute('aria-busy', 'false');
  });

const ratings = () => useDiscovery.getState().answers.activities;
const rating = (id: string) => ratings().find((one) => one.id === id)?.rating;

beforeEach(() => useDiscovery.getState().clear());

describe('the deck', () => {
  it('begins at the first open card, shows its drawing, and counts', async () => {
    await openDeck(4);
    expect(screen.getByRole('heading', { name: /^Run a stall/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^A stall with a striped awning/ })).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: 'Cards' });
    expect(progress).toHaveAttribute('aria-valuetext', 'Card 5 of 18');
  });

  it('does not cover the page again by itself', async () => {
    const { user } = await openCover(4);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useDiscovery.getState().step).toBe(2);
    await press(user, 'Continue the cards');
    await atCard(5);
  });

  it('begins at its first card once all are answered; the result comes first', async () => {
    const { user } = await openCover(18);
    await press(user, 'Start the cards');
    await atCard(1);
    await user.keyboard('{Escape}');
    const title = await heading('Which of 18 things would you enjoy?');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Show my result' })).toHaveAttribute(
      'type',
      'submit',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(useDiscovery.getState().status).toBe('submitted'));
  });

  it('is answered with the keys right or 3, down or 2, left or 1; Backspace goes back', async () => {
    const { user } = await openDeck(0);
    const keys = ['{ArrowRight}', '3', '{ArrowDown}', '2', '{ArrowLeft}', '1'];
    for (const [index, key] of keys.entries()) {
      await user.keyboard(key);
      await atCard(index + 2);
    }
    expect(ratings().map((one) => one.rating)).toEqual([
      'like',
      'like',
      'unsure',
      'unsure',
      'dislike',
      'dislike',
    ]);
    await user.keyboard('{Backspace}');
    await atCard(6);
    expect(screen.getByRole('button', { name: 'Not for me', pressed: true })).toBeVisible();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await atCard(6);
  });

  it('takes 1, 2 and 3 at the card and its answers, not on another control', async () => {
    const { user } = await openDeck(1);
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('3');
    expect(ratings()).toHaveLength(1);
    screen.getByRole('button', { name: 'Not for me' }).focus();
    await user.keyboard('3');
    await atCard(3);
    expect(ratings()).toHaveLength(2);
  });

  it('counts two quick taps, and a key held down, once', async () => {
    const { user } = await openDeck(0);
    const like = screen.getByRole('button', { name: 'I’d like it' });
    await user.dblClick(like);
    // The second card is still on its way in.
    await screen.findByText('2/18');
    await user.click(like);
    await atCard(2);
    expect(ratings()).toHaveLength(1);
    await user.keyboard('{3>8/}');
    await atCard(3);
    expect(ratings()).toHaveLength(2);
  });

  it('takes a swipe of 80 px or more', async () => {
    await openDeck(0);
    const swipe = (by: number) => {
      const card = screen.getByRole('heading', { level: 3 });
      fireEvent.pointerDown(card, { clientX: 200, button: 0, isPrimary: true });
      fireEvent.pointerMove(card, { clientX: 200 + by, isPrimary: true });
      fireEvent.pointerUp(card, { clientX: 200 + by, isPrimary: true });
    };
    swipe(79);
    expect(ratings()).toEqual([]);
    swipe(80);
    expect(rating('repair')).toBe('like');
    await atCard(2);
    swipe(-80);
    expect(rating('experiment')).toBe('dislike');
  });

  it('sends with the last answer, once', async () => {
    const app = await openDeck(17);
    await app.user.dblClick(screen.getByRole('button', { name: 'I’d like it' }));
    await waitFor(() => expect(useDiscovery.getState().status).toBe('submitted'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    const calls = await quizCalls(app);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      activities: expect.arrayContaining([{ id: 'check', rating: 'like' }]),
    });
  });

  it('keeps every answer if sending fails, and sends again', async () => {
    const { user } = await openDeck(17);
    addFault({ match: 'postQuiz', kind: 'network', times: 1 });
    await user.keyboard('1');
    expect(await screen.findByText(/Your answers are still here\.$/)).toBeVisible();
    expect(ratings()).toHaveLength(18);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(useDiscovery.getState().status).toBe('submitted'));
  });

  it('can be left while it sends: the last card is there again', async () => {
    const { user } = await openDeck(17);
    addFault({ match: 'postQuiz', kind: 'hang', times: 1 });
    await user.keyboard('2');
    await screen.findByRole('dialog', { name: 'Working out your result' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await atCard(18);
    expect(useDiscovery.getState()).toMatchObject({ status: 'started', step: 3 });
  });
});
