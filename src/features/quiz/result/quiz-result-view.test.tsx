import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http as network, HttpResponse } from 'msw';
import type { Id } from '@/api/http/schemas';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { heading, press, quizCalls, RESULT, toCover, toResult } from '@/test/walk-quiz';
import { DiscoveryTab } from '@/features/quiz/discovery-tab';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { toasts } from '@/test/toasts';

const added = vi.hoisted(() => vi.fn<(parentId: unknown) => void>());
/** The server rejects answers with the added value. */
const refuse = vi.hoisted(() => vi.fn<() => void>());
const cleared = vi.hoisted(() => vi.fn<() => void>());

// The quiz alone on its page; the rest of the page has its own tests.
vi.mock('/src/routes/sophie.tsx', () => ({
  // What the router reads of a page.
  status: undefined,
  prefetch: undefined,
  Page: () => {
    const [preference, setPreference] = useState<Id | null>(null);
    const add = (parentId: Id) => {
      setPreference(parentId);
      added(parentId);
    };
    refuse.mockImplementation(() => setPreference(null));
    return (
      <>
        <h1>Sophie</h1>
        <DiscoveryTab preference={preference} onAdd={add} dropsMajors onCleared={cleared} />
      </>
    );
  },
}));

beforeEach(() => useDiscovery.getState().setTab('quiz'));
afterEach(() => vi.clearAllMocks());

async function openResult(): Promise<RenderedRoute> {
  const app = await renderRoute('/sophie');
  await toResult(app);
  return app;
}

/** Opens the arithmetic. */
const unfold = ({ user }: RenderedRoute) =>
  user.click(screen.getByText('How this result was worked out'));

describe('the result', () => {
  it('gives a field without a path the indent of the numbered ones', async () => {
    await openResult();
    const list = screen.getByRole('heading', { name: 'Closest fields' }).parentElement;
    const fields = [...(list?.querySelectorAll('ol > li') ?? [])];
    expect(fields.map((field) => field.firstElementChild?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '',
    ]);
    expect(fields.map((field) => field.children.length)).toEqual([2, 2, 2, 2]);
  });

  it('shows the summary, groups of majors and the weight of each answer as a table', async () => {
    const app = await openResult();
    expect(screen.getByText(/Nothing here is ruled out\.$/)).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 3, name: 'Finding out and ordering' }),
    ).toBeVisible();
    await unfold(app);
    const table = screen.getByRole('table');
    const head = within(table).getAllByRole('columnheader');
    expect(head.map(({ textContent }) => textContent)).toEqual([
      'Interest',
      'Statements',
      'Environment',
      'Total',
    ]);
    expect(
      within(table).getByRole('row', { name: /^Finding out .*\+0\.26 \+0\.29 \+0\.55/ }),
    ).toBeVisible();
    expect(screen.getByText('MBTI: not counted')).toBeVisible();
    expect(screen.getByText('Statements 57%')).toBeVisible();
    const group = screen.getByRole('heading', { level: 4, name: 'Computing and data' });
    expect(group.closest('li')).toHaveTextContent(/^1Equally close/);
    expect(screen.getByRole('link', { name: 'Data Science' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/majors\?major=\d+$/),
    );
    await press(app.user, 'Add to my search: Computing and data');
    expect(added).toHaveBeenCalledWith(1);
    const onward = await screen.findByRole('link', {
      name: 'Added. Show the programs in Computing and data',
    });
    expect(onward).toHaveFocus();
    expect(onward).toHaveAttribute('href', '/school-list');
    act(() => refuse());
    expect(onward).not.toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Add to my search: Computing and data' }),
    ).toHaveFocus();
  });

  it('shows N/A without a heading from the server, and works without optional parts (R24)', async () => {
    server.use(network.post('*/major-discovery/quiz', () => HttpResponse.json({ data: {} })));
    const app = await renderRoute('/sophie');
    await toCover(app);
    await press(app.user, 'Skip the cards');
    await heading('N/A');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share my mountain' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear the quiz' })).toBeVisible();
  });

  it('is refetched in another language, and languages never mix (R3)', async () => {
    const app = await openResult();
    await app.router.navigate('/vi/sophie');
    await heading('Tò\u00a0mò, ngăn\u00a0nắp');
    expect(
      screen.getByRole('heading', { level: 4, name: 'Máy\u00a0tính và dữ\u00a0liệu' }),
    ).toBeVisible();
    expect(screen.queryByText('Finding out')).not.toBeInTheDocument();
    await app.router.navigate('/sophie');
    await heading(RESULT);
    expect(await quizCalls(app)).toHaveLength(2);
  });

  it('that fails to load in another language shows that inline, with retry', async () => {
    const app = await openResult();
    addFault({ match: 'postQuiz', kind: 'network', times: 1 });
    await app.router.navigate('/vi/sophie');
    expect(await screen.findByText(/^Chưa tải được kết quả/)).toBeVisible();
    expect(toasts()).toEqual([]);
    await press(app.user, 'Thử lại');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await heading('Tò\u00a0mò, ngăn\u00a0nắp');
  });

  it('can be sent as an image, with the first name of a student or without it', async () => {
    const app = await renderRoute('/sophie', { signedInAs: 'linh.tran' });
    await toResult(app);
    await press(app.user, 'Share my mountain');
    const dialog = await screen.findByRole('dialog', { name: 'Share my mountain' });
    const image = () => within(dialog).getByRole('img').getAttribute('aria-label');
    const name = await within(dialog).findByRole('checkbox', {
      name: 'With my first name, Linh',
    });
    expect(image()).toMatch(/^Linh’s mountain\. Curious and orderly\./);
    expect(image()).not.toContain('Trần');
    await app.user.click(name);
    expect(image()).toMatch(/^Curious and orderly\./);
  });

  it('can be cleared after a confirmation: chat tab, defaults (R24)', async () => {
    const app = await openResult();
    await press(app.user, 'Clear the quiz');
    const dialog = await screen.findByRole('dialog', { name: 'Clear the quiz?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(useDiscovery.getState().status).toBe('submitted');
    await press(app.user, 'Clear the quiz');
    await app.user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(useDiscovery.getState()).toMatchObject({ tab: 'chat', status: 'not-started', step: 0 });
    expect(cleared).toHaveBeenCalledOnce();
    await heading('Not sure what to study?');
  });

  it('links back to the questions, which keep their answers', async () => {
    const app = await openResult();
    await press(app.user, 'Go through the questions again');
    await heading('Which of these sound like you?');
    expect(screen.getByRole('checkbox', { name: /^I like numbers/ })).toBeChecked();
  });
});

describe('what if', () => {
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('shows the result of another answer beside the current one', async () => {
    const app = await openResult();
    await unfold(app);
    const { user } = app;
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Answer to change' }),
      'Environment',
    );
    const to = screen.getByRole('combobox', { name: 'Change it to' });
    expect(within(to).queryByRole('option', { name: 'Quiet and focused' })).toBeNull();
    await user.selectOptions(to, 'Active and outdoors');
    const table = await screen.findByRole('region', {
      name: 'Your result next to the new one',
    });
    expect(within(table).getByRole('row', { name: /^Making −0\.45 \+/ })).toBeVisible();
    expect(
      statuses().some((text) =>
        text?.startsWith('Your result would keep its name. Closest fields: '),
      ),
    ).toBe(true);
    expect(await heading(RESULT)).toBeVisible();
    expect(useDiscovery.getState()).toMatchObject({
      status: 'submitted',
      answers: { environment: 'quiet' },
    });
    await user.selectOptions(to, 'Leave it out');
    await waitFor(async () => {
      const bodies = (await quizCalls(app)).map(({ body }) => body);
      expect(bodies.at(-1)).toEqual({ statements: ['numbers', 'people'] });
    });
  });

  it('shows its own failure inline, with retry', async () => {
    const app = await openResult();
    await unfold(app);
    const { user } = app;
    addFault({ match: 'postQuiz', kind: 'network', times: 1 });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Answer to change' }),
      'Draw, design or edit pictures',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Change it to' }), 'I’d like it');
    expect(await screen.findByText('We couldn’t work this out.')).toBeVisible();
    expect(await heading(RESULT)).toBeVisible();
    expect(toasts()).toEqual([]);
    await press(user, 'Try again');
    await screen.findByRole('region', { name: 'Your result next to the new one' });
  });
});
