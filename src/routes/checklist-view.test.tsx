import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announced, choose, inColumn, openPlan } from '@/test/plan/plan-board';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/features/plan/board/card-menu');

describe('the visible part of the plan', () => {
  it('is in the URL: the table, and the filter with its count', async () => {
    const { user, router } = await openPlan();
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
    // The pressed button is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(router.state.location.search).toBe('?view=table&status=submitted');
  });

  it('is read from the URL, the country in either language', async () => {
    const { user, router } = await openPlan();
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
    const app = await openPlan('?status=preparing');
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
    const { user, router } = await openPlan('?view=table');
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
    const { router } = await openPlan('?view=table');
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
