import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import { freezeClock } from '@/mocks/data/clock';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const rows = () =>
  waitFor(() => {
    const found = document.querySelectorAll('main ol > li h3');
    if (found.length === 0) throw new Error('no rows');
    return [...found];
  });
const names = async () => (await rows()).map(({ textContent }) => textContent);
const count = (words: string) => screen.findByText(words);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } });
const toasts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const search = ({ router }: RenderedRoute) => router.state.location.search;
beforeEach(() => useDeviceScholarships.getState().reset());
afterEach(() => freezeClock(null));

describe('the list of scholarships', () => {
  it('compares each with the visitor’s answers, and leaves out what no answer decides', async () => {
    useAnswersStore.getState().answer({ average: 8.6, ielts: 6.5, countryIds: [4] });
    await renderRoute('/scholarship?country=4');
    expect(await names()).toEqual([
      'NL Scholarship',
      'Amsterdam University College Scholarship Fund',
    ]);
    const row = within(screen.getByText('NL Scholarship').closest('li') ?? document.body);
    expect(row.getByText('2 met, 1 unknown')).toBeInTheDocument();
    expect(row.getByText('2 for you to check')).toBeInTheDocument();
    expect(screen.getByText('illustrative')).toHaveAttribute('href', '#figures');
    expect(screen.getByText(/dates and scores are illustrative/)).toBeVisible();
  });

  it('only counts the requirements while nothing is known of them', async () => {
    await renderRoute('/scholarship');
    const row = (await rows())[0]?.closest('li');
    expect(row).toHaveTextContent(/\d requirements/);
    expect(row).not.toHaveTextContent(/unknown|for you to check/);
    expect(screen.getByRole('link', { name: 'Answer the questions' })).toBeVisible();
  });

  it('shows ten, and ten more on request, with the focus on the first of them', async () => {
    const { user, router } = await renderRoute('/scholarship');
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText(`10 of ${scholarships.length}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '10 more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
    expect((await rows())[10]?.querySelector('a')).toHaveFocus();
    expect(router.state.location.search).toBe('?page=2');
    choose('Sort', 'deadline');
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(router.state.location.search).toBe('?sort=deadline');
  });

  it('shows the rest at its end, and no button after it', async () => {
    const { user } = await renderRoute(`/scholarship?page=${Math.floor(scholarships.length / 10)}`);
    await user.click(
      await screen.findByRole('button', { name: `${scholarships.length % 10} more` }),
    );
    await waitFor(async () => expect(await rows()).toHaveLength(scholarships.length));
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('keeps a search in the URL, and announces the count', async () => {
    const route = await renderRoute('/scholarship?country=4');
    expect(await count(`2 of ${scholarships.length} scholarships`)).toHaveAttribute(
      'role',
      'status',
    );
    const field = screen.getByLabelText('Name or country');
    await route.user.type(field, 'UNIV amst');
    expect(await count(`1 of ${scholarships.length} scholarships`)).toBeVisible();
    expect(search(route)).toBe('?q=UNIV+amst&country=4');
    await route.user.click(screen.getByLabelText('Clear the search'));
    expect(field).toHaveFocus();
    expect(await count(`2 of ${scholarships.length} scholarships`)).toBeVisible();
  });

  it('keeps filters and order in the URL, even when changed at once', async () => {
    const route = await renderRoute('/scholarship?country=6');
    await count(`2 of ${scholarships.length} scholarships`);
    choose('Covers', 'living');
    choose('Sort', 'deadline');
    choose('Country', '5');
    await waitFor(() => expect(search(route)).toBe('?country=5&pays=living&sort=deadline'));
    await screen.findByText('Deutschlandstipendium');
    expect(await names()).toEqual([
      'Friedrich Ebert Foundation Scholarship',
      'Deutschlandstipendium',
    ]);
  });

  it('marks only a deadline of the next 14 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-02T05:00:00Z') });
    freezeClock(new Date('2027-01-02T05:00:00Z'));
    try {
      await renderRoute('/scholarship?sort=deadline');
      const near = (await screen.findAllByText(/\d days$/)).map(({ textContent }) => textContent);
      expect(near.length).toBeGreaterThan(0);
      for (const text of near)
        expect(Number(/(\d+)\D*days/.exec(text ?? '')?.[1])).toBeLessThan(15);
      expect(screen.getAllByText(/^by /).length).toBeGreaterThan(0);
      for (const date of screen.getAllByText(/^by /)) {
        expect(date.closest('p')).not.toHaveClass('text-accent');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('offers the change that makes an empty list non-empty', async () => {
    const route = await renderRoute('/scholarship?country=12&pays=living');
    expect(await screen.findByText('No scholarship matches all of this')).toBeVisible();
    const all = await screen.findByRole('button', { name: /^Any coverage 2 scholarships/ });
    expect(screen.getByRole('button', { name: /^All countries 4 scholarships/ })).toBeVisible();
    await route.user.click(all);
    expect(await names()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(search(route)).toBe('?country=12');
  });

  it('ignores invalid parameters in the URL, with a message', async () => {
    await renderRoute(
      '/scholarship?country=999&pays=%3Cimg%3E&open=perhaps&q=%E0%A4&scholarship=../..',
    );
    expect(await screen.findByText(/^We couldn’t use part of the link/)).toBeVisible();
    expect(await count(`${scholarships.length} scholarships`)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Country')).toHaveValue('');
  });

  it('names a filter of the URL before its options have come', async () => {
    addFault({ match: 'getScholarships', kind: 'hang' });
    await renderRoute('/scholarship?country=6');
    const filter = (await screen.findByRole('combobox', { name: 'Country' })).parentElement;
    expect(filter?.querySelector('[aria-hidden]')).toHaveTextContent('Country');
  });

  it('reports a failed load on the page alone, and retries', async () => {
    addFault({ match: 'getScholarships', kind: 'status', status: 404, times: 1 });
    const { user } = await renderRoute('/scholarship');
    expect(await screen.findByText('We couldn’t load the scholarships')).toBeVisible();
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await count(`${scholarships.length} scholarships`)).toBeVisible();
  });

  it('reports that the latest load failed, over the earlier list', async () => {
    const { queryClient } = await renderRoute('/scholarship');
    await count(`${scholarships.length} scholarships`);
    addFault({ match: 'getScholarships', kind: 'status', status: 404 });
    await queryClient.invalidateQueries({ queryKey: ['scholarships'] });
    expect(await screen.findByText(/^We couldn’t load the latest scholarships/)).toBeVisible();
    expect(await count(`${scholarships.length} scholarships`)).toBeVisible();
  });

  it('renders with minimal data, and never links to an unsafe address', async () => {
    server.use(
      network.get('*/api/v1/scholarships', () =>
        HttpResponse.json([
          { id: 'a', name: '<b>Bare</b>', provider: 'P' },
          {
            id: 'b',
            name: 'Evil',
            provider: 'P',
            website: 'jAvascript://evil.example/%0aalert(1)',
          },
        ]),
      ),
    );
    const { user } = await renderRoute('/scholarship');
    expect(await names()).toEqual(['<b>Bare</b>', 'Evil']);
    expect(screen.getAllByText('No requirements listed yet')).toHaveLength(2);
    expect(screen.getAllByText('Rolling')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Evil' }));
    await screen.findByRole('dialog', { name: 'Evil' });
    expect(screen.queryByRole('link', { name: /official page/ })).not.toBeInTheDocument();
  });

  it('has a warning about scams with its own anchor', async () => {
    await renderRoute('/scholarship');
    expect(await screen.findByRole('link', { name: 'Spot a scam' })).toHaveAttribute(
      'href',
      '#scams',
    );
    const scams = document.querySelector('#scams');
    expect(scams).toHaveTextContent('You’re asked to pay first');
  });
});

describe('one scholarship', () => {
  it('opens over the list by its link, and Back closes it', async () => {
    const route = await renderRoute('/scholarship?country=4');
    await route.user.click(await screen.findByRole('link', { name: 'NL Scholarship' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'NL Scholarship' }));
    expect(search(route)).toBe('?country=4&scholarship=21');
    expect(dialog.getByRole('table')).toHaveTextContent(
      'To study in the NetherlandsNot given yetUnknown',
    );
    expect(dialog.getByRole('table')).toHaveTextContent(
      'From outside the European Economic AreaFor you to check',
    );
    expect(dialog.getByText('3 unknown')).toBeVisible();
    const link = dialog.getByRole('link', { name: /official page at www.studyinnl.org/ });
    expect(link).toHaveAttribute('href', 'https://www.studyinnl.org/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(dialog.getByText('Motivation letter')).toBeVisible();
    await route.user.keyboard('{Escape}');
    await waitFor(() => expect(search(route)).toBe('?country=4'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('restores the shown rows when a scholarship is closed by Back', async () => {
    const { user, router } = await renderRoute('/scholarship?page=3');
    await waitFor(async () => expect(await rows()).toHaveLength(30));
    const [last] = (await rows()).slice(-1);
    await user.click(
      within(last?.closest('li') ?? document.body).getByRole('link', {
        name: last?.textContent ?? '',
      }),
    );
    await screen.findByRole('dialog');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?page=3');
    expect(await rows()).toHaveLength(30);
  });

  it('opens from a URL, and reports an unknown id', async () => {
    const route = await renderRoute('/scholarship?scholarship=nothing-like-it');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This scholarship isn’t in our list' }),
    );
    await route.user.click(dialog.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(search(route)).toBe(''));
  });
});
