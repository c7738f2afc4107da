import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { addFault } from '@/mocks/server/faults';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { server } from '@/mocks/hosts/node';
import { renderRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  // jsdom has no layout.
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.scrollBy = vi.fn<() => void>();
});

const row = (name: string) => screen.findByRole('button', { name, expanded: false });
const openRow = (name: string) => screen.findByRole('button', { name, expanded: true });
const names = () => [...document.querySelectorAll('main h3')].map((one) => one.textContent);
const chosen = () => {
  const { parentId, titleIds } = useAnswersStore.getState().answers;
  return { parentId, titleIds };
};
const GUIDE = 'What a day is like';

describe('finding a major', () => {
  it('filters while typing, without diacritics', async () => {
    const { user, router } = await renderRoute('/majors');
    const field = await screen.findByLabelText('Major, subject or job');
    await waitFor(() => expect(names()).toHaveLength(programTitles.length));
    await user.click(field);
    await user.paste('toan');
    await waitFor(() => expect(names()[0]).toBe('Mathematics'));
    expect(screen.getByText('Also called “Toán học”')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?q=toan'));
    await user.clear(field);
    await waitFor(() => expect(names()).toHaveLength(programTitles.length));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('works in Vietnamese', async () => {
    await renderRoute('/vi/majors?q=toan');
    await waitFor(() => expect(names()[0]).toBe('Toán học'));
    expect(screen.getByRole('heading', { name: 'Ngành có tên này' })).toBeVisible();
  });

  it('counts results by cluster, and filters by one cluster', async () => {
    const { user, router } = await renderRoute('/majors?q=hospital');
    await row('Nursing');
    const fields = screen.getByRole('navigation', { name: 'Fields' });
    expect(within(fields).getByRole('link', { name: 'Engineering 0' })).toBeVisible();
    await user.click(within(fields).getByRole('link', { name: /^Health / }));
    expect(await screen.findByText('1 major for “hospital” in Health')).toBeVisible();
    expect(router.state.location.search).toBe('?q=hospital&cluster=6');
    expect(names()).toEqual(['Nursing']);
  });

  it('offers the other fields if this one has no results', async () => {
    const { user } = await renderRoute('/majors?q=toan+hoc&cluster=11');
    expect(await screen.findByRole('heading', { name: 'None in Law and politics' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show 1 from all fields' }));
    await row('Mathematics');
  });

  it('offers to remove a search that finds nothing', async () => {
    const { user, router } = await renderRoute('/majors?q=xyzzy');
    await user.click(await screen.findByRole('link', { name: 'Remove the search for “xyzzy”' }));
    await waitFor(() => expect(names()).toHaveLength(programTitles.length));
    expect(screen.getByLabelText('Major, subject or job')).toHaveValue('');
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('sends one request for any amount of typing', async () => {
    const { user, requests } = await renderRoute('/majors?cluster=6');
    await row('Nursing');
    await user.click(screen.getByLabelText('Major, subject or job'));
    await user.paste('nursing');
    await waitFor(() => expect(names()).toEqual(['Nursing']));
    const reads = (await requests()).filter(({ url }) => url.includes('/api/v1/majors'));
    expect(reads).toHaveLength(1);
  });
});

describe('an open major', () => {
  it('is in the URL; Back or its name closes it', async () => {
    const { user, router } = await renderRoute('/majors?cluster=5');
    await user.click(await row('Mathematics'));
    expect(await screen.findByText(GUIDE)).toBeVisible();
    expect(router.state.location.search).toBe('?cluster=5&major=25');
    await router.navigate(-1);
    await user.click(await row('Mathematics'));
    await openRow('Mathematics');
    await user.click(await row('Statistics'));
    await openRow('Statistics');
    expect(screen.getAllByText(GUIDE)).toHaveLength(1);
    await user.click(await openRow('Statistics'));
    await waitFor(() => expect(router.state.location.search).toBe('?cluster=5'));
    // Back to the entry before it was opened, and not one entry further.
    expect(router.state.historyAction).toBe('POP');
    await waitFor(() => expect(screen.queryByText(GUIDE)).not.toBeInTheDocument());
  });

  it('opens by a link and scrolls into view', async () => {
    const { user, router } = await renderRoute('/vi/majors?cluster=5&major=25');
    const button = await openRow('Toán học');
    expect(screen.getByText(/Viết kín mười trang/)).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalled();
    await user.click(button);
    await row('Toán học');
    expect(router.state.location.search).toBe('?cluster=5');
  });

  it('links to related majors, resets the search, and moves the focus there', async () => {
    const { user, router } = await renderRoute('/majors?q=toan+hoc&major=25');
    await openRow('Mathematics');
    await user.click(screen.getByRole('link', { name: 'Statistics' }));
    await waitFor(async () => expect(await openRow('Statistics')).toHaveFocus());
    expect(router.state.location.search).toBe('?major=26');
    expect(screen.getByLabelText('Major, subject or job')).toHaveValue('');
  });

  it('shows even if the search in its link does not match', async () => {
    await renderRoute('/majors?q=nursing&major=25');
    await openRow('Mathematics');
    expect(screen.getByRole('heading', { name: 'The major in your link' })).toBeVisible();
    await row('Nursing');
  });

  it.each([
    ['major=999', /doesn’t lead to a major/],
    ['major=%3Cscript%3E', /doesn’t lead to a major/],
    ['cluster=nowhere', /field in this link doesn’t exist/],
    ['q=%00', /couldn’t read the search in this link/],
  ])('%s shows a message above the list', async (query, text) => {
    await renderRoute(`/majors?${query}`);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(programTitles.length));
  });

  it('renders without optional data', async () => {
    const bare = { id: 'm-1', title: '<img src=x onerror=alert(1)>', related: null };
    server.use(http.get('*/api/v1/majors', () => HttpResponse.json([bare])));
    const { user } = await renderRoute('/majors');
    await user.click(await row(bare.title));
    await user.click(await screen.findByRole('button', { name: 'Add to my search' }));
    expect(chosen()).toEqual({ parentId: null, titleIds: ['m-1'] });
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('the answers', () => {
  it('add a visitor’s majors with their field, and remove them', async () => {
    const { user } = await renderRoute('/majors?cluster=5&major=25');
    await user.click(await screen.findByRole('button', { name: 'Add to my search' }));
    expect(chosen()).toEqual({ parentId: 5, titleIds: [25] });
    expect(screen.getByText('Mathematics was added to your search.')).toBeVisible();
    await user.click(await row('Statistics'));
    await user.click(await screen.findByRole('button', { name: 'Add to my search' }));
    expect(screen.getByText('Mathematics and Statistics')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from my search' }));
    expect(chosen()).toEqual({ parentId: 5, titleIds: [25] });
    expect(screen.getByText('Statistics was removed from your search.')).toBeVisible();
  });

  it('warn that another field removes majors, and undo it', async () => {
    useAnswersStore.getState().answer({ parentId: 5, titleIds: [25, 26], classGradeId: 12 });
    const { user } = await renderRoute('/majors?cluster=6&major=31');
    const add = await screen.findByRole('button', { name: 'Add to my search' });
    expect(add).toHaveAccessibleDescription(
      'You’re searching in Natural sciences and mathematics. Adding this switches to Health and removes Mathematics and Statistics.',
    );
    await user.click(add);
    expect(chosen()).toEqual({ parentId: 6, titleIds: [31] });
    expect(useAnswersStore.getState().answers.classGradeId).toBe(12);
    expect(screen.getByText('Nursing was added. Your search is now in Health.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(chosen()).toEqual({ parentId: 5, titleIds: [25, 26] });
    expect(screen.getByRole('button', { name: 'Add to my search' })).toHaveFocus();
  });

  it('link to the programs of one major, and to the list once it is added', async () => {
    const { user } = await renderRoute('/majors?cluster=5&major=25');
    expect(await screen.findByRole('link', { name: /^See \d+ programs$/ })).toHaveAttribute(
      'href',
      '/school-list?field=5&majors=25',
    );
    await user.click(screen.getByRole('button', { name: 'Add to my search' }));
    for (const link of screen.getAllByRole('link', { name: 'See my list' })) {
      expect(link).toHaveAttribute('href', '/school-list');
    }
  });

  it('of a student are saved to the account', async () => {
    const { user, requests } = await renderRoute('/majors?cluster=5&major=25', {
      signedInAs: 'minh',
    });
    const add = await screen.findByRole('button', { name: 'Add to my search' });
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await user.click(add);
    expect(await screen.findByRole('button', { name: 'Remove from my search' })).toBeVisible();
    await waitFor(async () => {
      const saved = (await requests()).filter(({ method }) => method === 'PUT');
      expect(saved.at(-1)?.body).toMatchObject({
        program_title_parent_id: 5,
        educational_records: { next_program_titles: [{ id: 25, title: 'Mathematics' }] },
      });
    });
    expect(chosen()).toEqual({ parentId: null, titleIds: [] });
  });

  it('that the account rejects are rolled back with one message', async () => {
    addFault({ match: 'putBasicInfo', kind: 'status', status: 400, times: 1 });
    const { user } = await renderRoute('/majors?cluster=5&major=25', { signedInAs: 'minh' });
    const add = await screen.findByRole('button', { name: 'Add to my search' });
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await user.click(add);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add to my search' })).toBeVisible();
    expect(screen.queryByText('Mathematics was added to your search.')).not.toBeInTheDocument();
  });
});

describe('the link onward', () => {
  it('opens the quiz', async () => {
    const { user, router } = await renderRoute('/majors?cluster=11');
    await row('Law');
    await user.click(screen.getByRole('link', { name: 'Take the quiz' }));
    expect(useDiscovery.getState().tab).toBe('quiz');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sophie'));
  });
});

describe('majors that failed to load', () => {
  it('can be retried, without a toast', async () => {
    addFault({ match: 'getMajors', kind: 'status', status: 400, times: 1 });
    const { user } = await renderRoute('/majors?cluster=5');
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load the majors' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Mathematics');
    expect(toasts()).toEqual([]);
  });
});
