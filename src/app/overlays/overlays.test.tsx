import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
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
  it('requests nothing until typing pauses', async () => {
    const { requests, user, field } = await openSearch('/pricing');
    const before = (await requests()).length;
    expect(options('Pages')).toContain('Majors ');
    expect((await requests()).length).toBe(before);
    await user.type(field, 'CNTT');
    expect(await screen.findByRole('option', { name: /^Information Technology/ })).toBeVisible();
    const own = (await requests()).slice(before).map(({ url }) => url.replace(/^.*\?/, ''));
    expect(own).toEqual(['q=cntt']);
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

  it('opens a school that was never seen', async () => {
    const { user, router, field } = await openSearch('/pricing');
    await user.type(field, 'uoft');
    await user.click(await screen.findByRole('option', { name: /^University of Toronto/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?school=901'));
    expect(await screen.findByRole('heading', { name: 'University of Toronto' })).toBeVisible();
  });

  it('searches pages and the device if the call fails, and can try again', async () => {
    const { user, field } = await openSearch('/pricing');
    await user.type(field, 'statist');
    await screen.findByRole('option', { name: /^Statistics/ });
    addFault({ match: 'getSearch', kind: 'status', status: 403 });
    await user.clear(field);
    await user.type(field, 'sta');
    expect(await screen.findByText(/We couldn’t search schools/)).toBeVisible();
    await user.type(field, 'q7q7');
    // It is not known that there is none.
    await waitFor(() => expect(screen.queryAllByRole('option', { name: /^Stat/ })).toEqual([]));
    const status = await screen.findByText(/We couldn’t search schools/);
    expect(status).toHaveRole('status');
    expect(screen.queryByText(/^No results/)).toBeNull();
    await user.clear(field);
    await user.type(field, 'sta');
    await screen.findByRole('option', { name: /^Statistics/ });
    expect(options('Majors')).toEqual([expect.stringMatching(/^Statistics/)]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    clearFaults();
    await user.click(again);
    await waitFor(() => expect(screen.queryByText(/We couldn’t search schools/)).toBeNull());
    expect(options('Schools')).toContainEqual(expect.stringMatching(/^Stanford/));
  });

  it('finds by the name in the other language', async () => {
    const { user, field } = await openSearch('/pricing');
    await user.type(field, 'thong ke');
    expect(await screen.findByRole('option', { name: /^Statistics/ })).toBeVisible();
  });

  it('suggests few pages, finds all by name, and offers a visitor no student pages', async () => {
    const { user, field } = await openSearch('/pricing');
    expect(options('Pages')).toHaveLength(6);
    expect(options('Pages')).not.toContain('Log in ');
    await user.type(field, 'log in');
    expect(options('Pages')).toContain('Log in ');
    await user.clear(field);
    await user.type(field, 'plan');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Log in/ })).toBeNull());
    expect(screen.queryByRole('option', { name: /^Your plan/ })).toBeNull();
  });
});
