import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

/** Loaded on demand in a browser; loaded here for all tests. */
beforeAll(async () => {
  await Promise.all([
    import('@/features/plan/board/card-menu'),
    import('@/features/plan/compare-bar'),
    import('@/shared/compare/compare-dialog'),
  ]);
});

type Column = 'Considering' | 'Preparing' | 'Submitted' | 'Decision';

const open = (query = '') => renderRoute(`/profile/checklist${query}`, { signedInAs: 'linh.tran' });
const column = (name: Column) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

/** The schools in a column, from top to bottom. */
async function schoolsIn(name: Column): Promise<string[]> {
  const buttons = within(await column(name)).queryAllByRole('button', { name: /^Move or edit/ });
  return buttons.map((button) => button.getAttribute('aria-label')?.split(', ').at(-1) ?? '');
}

const inColumn = (name: Column, schools: string[]) =>
  waitFor(async () => expect(await schoolsIn(name)).toEqual(schools));

async function choose({ user }: RenderedRoute, school: string, item: string): Promise<void> {
  const name = new RegExp(`^Move or edit .*${school}`);
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const announced = (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  );

async function writes({ requests }: RenderedRoute) {
  const calls = await requests();
  return calls
    .filter(({ url, method }) => url.includes('/bookmark/program') && method !== 'GET')
    .map(({ method, body }) => [method, body]);
}

const PREPARING = ['University of Groningen', 'Aalto University', 'Tampere University'];

describe('the plan', () => {
  it('shows its programs', async () => {
    await open();
    await screen.findByText('Nine programs in five places');
    expect(await screen.findByRole('region', { name: 'Show and filter' })).toBeVisible();
    await inColumn('Preparing', PREPARING);
    expect(screen.getByText('They want you. Congratulations.')).toBeVisible();
    await announced('9 programs');
  });

  it('moves a card by its menu, keeps its focus, and undoes the move', async () => {
    const app = await open();
    await inColumn('Preparing', PREPARING);
    await choose(app, 'Aalto University', 'Move to Submitted');
    await inColumn('Preparing', ['University of Groningen', 'Tampere University']);
    expect((await schoolsIn('Submitted'))[0]).toBe('Aalto University');
    await announced(/Aalto University, moved to Submitted, position 1/);
    const card = within(await column('Submitted')).getByRole('button', {
      name: /^Move or edit .*Aalto/,
    });
    await waitFor(() => expect(card).toHaveFocus());
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    await choose(app, 'Tampere University', 'Move up');
    await inColumn('Preparing', ['Tampere University', 'University of Groningen']);
    await app.user.click(
      await screen.findByRole('button', { name: 'Undo: moved Tampere University' }),
    );
    await inColumn('Preparing', ['University of Groningen', 'Tampere University']);
    await app.user.keyboard('{Control>}z{/Control}');
    await inColumn('Preparing', PREPARING);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    // The focus is still there after the last change.
    const none = screen.getByRole('button', { name: 'Nothing left to undo' });
    expect(none).toHaveFocus();
    await app.user.tab();
    expect(none).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await writes(app)).toEqual([
        ['PATCH', { status: 'submitted', order_no: 1 }],
        ['PATCH', { status: 'preparing', order_no: 1 }],
        ['PATCH', { status: 'preparing', order_no: 2 }],
        ['PATCH', { status: 'preparing', order_no: 2 }],
      ]),
    );
  });

  it('moves a card by keyboard, announced in the page’s language, and Escape cancels', async () => {
    const app = await open();
    await inColumn('Preparing', PREPARING);
    const handle = () => screen.getByRole('button', { name: /^Move BSc Data Science, Aalto/ });
    handle().focus();
    await waitFor(() =>
      expect(handle()).toHaveAccessibleDescription(/^Press Space to pick the program up/),
    );
    await app.user.keyboard('[Space]');
    await announced('Picked up BSc Data Science, Aalto University. Preparing, position 2 of 3.');
    // The library listens for the next key only after the first has ended.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.keyDown(handle(), { code: 'ArrowUp' });
    await announced('Preparing, position 1 of 3.');
    fireEvent.keyDown(handle(), { code: 'Escape' });
    await announced('Cancelled. BSc Data Science stays where it was.');
    await inColumn('Preparing', PREPARING);

    handle().focus();
    await app.user.keyboard('[Space]');
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.keyDown(handle(), { code: 'ArrowRight' });
    await announced('Submitted, position 2 of 3.');
    fireEvent.keyDown(handle(), { code: 'Space' });
    await waitFor(async () => expect((await schoolsIn('Submitted'))[1]).toBe('Aalto University'));
    await waitFor(() => expect(handle()).toHaveFocus());
    await waitFor(async () =>
      expect(await writes(app)).toEqual([['PATCH', { status: 'submitted', order_no: 2 }]]),
    );
  });

  it('rolls back if the server refuses, with a message', async () => {
    const app = await open();
    await inColumn('Preparing', PREPARING);
    addFault({ match: 'patchBookmark', kind: 'status', status: 500, times: 1 });
    await choose(app, 'Aalto University', 'Move to Decision');
    await announced('Not saved: BSc Data Science, Aalto University, is unchanged.');
    await inColumn('Preparing', PREPARING);
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('removes a program and restores it with its details', async () => {
    const app = await open();
    await inColumn('Preparing', PREPARING);
    await choose(app, 'University of Groningen', 'Remove from my plan');
    await inColumn('Preparing', PREPARING.slice(1));
    const undo = await screen.findByRole('button', {
      name: 'Undo: removed University of Groningen',
    });
    await waitFor(() => expect(undo).toHaveFocus());
    await app.user.click(undo);
    await inColumn('Preparing', PREPARING);
    expect(within(await column('Preparing')).getByText(/second draft with Ms Hạnh/)).toBeVisible();
  });

  it('compares up to four programs, chosen in the menus', async () => {
    const app = await open();
    await choose(app, 'Aalto University', 'Compare');
    await choose(app, 'University of Groningen', 'Compare');
    const bar = await screen.findByRole('complementary', { name: 'Compare' });
    expect(bar).toHaveTextContent('2 of 4');
    await app.user.click(within(bar).getByRole('button', { name: 'Compare now' }));
    expect(
      await screen.findByRole('dialog', { name: '2 programs side by side' }),
    ).toHaveTextContent('Aalto University');
  });
});

describe('the visible part of the plan', () => {
  it('is in the URL: the table, and the filter with its count', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByRole('heading', { name: /^How balanced are your 9/ })).toBeVisible();
    expect(router.state.location.search).toBe('?view=table');
    await user.type(
      screen.getByRole('searchbox', { name: 'Find in my plan' }),
      'tampere university',
    );
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    await announced('1 of 9 programs');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?view=table&q=tampere+university'),
    );
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(9));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(router.state.location.search).toBe('?view=table&status=submitted');
  });

  it('is read from the URL, the country in either language', async () => {
    const { user, router } = await open();
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await user.selectOptions(country, 'Finland');
    await inColumn('Preparing', ['Aalto University', 'Tampere University']);
    await user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    expect(await screen.findByRole('combobox', { name: 'Quốc gia' })).toHaveDisplayValue(
      'Phần Lan',
    );
    expect(await screen.findByText('2 trên 9 chương trình')).toBeVisible();
    expect(router.state.location.pathname).toBe('/vi/profile/checklist');
  });

  it('is one column, chosen by tabs, on a narrow screen, and follows a moved card', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('45.0625rem') }),
    );
    const app = await open('?status=preparing');
    const tab = (name: RegExp) => screen.findByRole('tab', { name });
    expect(await tab(/^Preparing/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    (await tab(/^Preparing/)).focus();
    await app.user.keyboard('{ArrowRight}');
    await waitFor(async () =>
      expect(await tab(/^Submitted 2/)).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await waitFor(async () => expect(await tab(/^Submitted/)).toHaveFocus());
    await choose(app, 'University of Twente', 'Move to Decision');
    await waitFor(async () =>
      expect(await tab(/^Decision 2/)).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Move or edit .*Twente/ })).toHaveFocus(),
    );
    // The way back leads to where it is.
    await app.user.click(screen.getByRole('button', { name: /^Undo: moved .*Twente/ }));
    await waitFor(async () =>
      expect(await tab(/^Submitted 2/)).toHaveAttribute('aria-selected', 'true'),
    );
    expect(app.router.state.location.search).toBe('?status=submitted');
  });

  it('is sorted by date by the head of the column: nearest first, latest first, as on the board', async () => {
    const { user, router } = await open('?view=table');
    await screen.findByRole('table');
    const head = () => screen.getByRole('columnheader', { name: 'Date' });
    const first = () => screen.getAllByRole('rowheader')[0];
    expect(head()).toHaveAttribute('aria-sort', 'none');
    expect(first()).toHaveTextContent('Delft');
    await user.click(within(head()).getByRole('button'));
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
    expect(first()).toHaveTextContent('RMIT');
    expect(router.state.location.search).toBe('?view=table&sort=date');
    await user.click(within(head()).getByRole('button'));
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
    expect(first()).not.toHaveTextContent('RMIT');
    expect(router.state.location.search).toBe('?view=table&sort=date&order=desc');
    await user.click(within(head()).getByRole('button'));
    await waitFor(() => expect(first()).toHaveTextContent('Delft'));
    expect(router.state.location.search).toBe('?view=table');
  });

  it('keeps two filter changes made at once', async () => {
    const { router } = await open('?view=table');
    const country = await screen.findByRole('combobox', { name: 'Country' });
    const finland = within(country).getByRole('option', { name: 'Finland' });
    act(() => {
      fireEvent.change(country, { target: { value: finland.getAttribute('value') } });
      fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), {
        target: { value: 'preparing' },
      });
    });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(router.state.location.search).toMatch(/^\?view=table&.*status=preparing/);
    expect(router.state.location.search).toContain('country=');
  });
});
