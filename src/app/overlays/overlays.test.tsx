import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

const openSearch = async (path: string) => {
  const rendered = await renderRoute(path);
  await rendered.user.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...rendered, field };
};

const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the search overlay', () => {
  it('requests nothing until something is typed', async () => {
    const { requests, user, field } = await openSearch('/pricing');
    const before = (await requests()).length;
    expect(options('Pages')).toContain('Majors ');
    expect((await requests()).length).toBe(before);
    await user.type(field, 'n');
    await waitFor(async () => expect((await requests()).length).toBe(before + 5));
  });

  it('opens a result, and closes', async () => {
    const { user, router, field } = await openSearch('/pricing');
    await user.type(field, 'statist');
    await screen.findByRole('option', { name: /^Statistics/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/majors'));
    expect(router.state.location.search).toBe('?major=26');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('finds by the name in the other language', async () => {
    const { user, field } = await openSearch('/pricing');
    await user.type(field, 'thong ke');
    expect(await screen.findByRole('option', { name: /^Statistics/ })).toBeVisible();
  });

  it('offers a visitor no student pages', async () => {
    await openSearch('/pricing');
    expect(options('Pages')).toContain('Log in ');
    expect(options('Pages')).not.toContain('My plan ');
  });
});
