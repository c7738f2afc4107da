import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '@/test/console';
import { renderRoute } from '@/test/render-route';

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('an unknown path', () => {
  it.each([
    ['/en/majors', 'Page not found: /en/majors'],
    ['/xx/majors', 'Page not found: /xx/majors'],
    ['/VI/majors', 'Page not found: /VI/majors'],
    ['/Majors', 'Page not found: /Majors'],
    ['/SCHOOL-LIST', 'Page not found: /SCHOOL-LIST'],
    ['/Profile/Edit', 'Page not found: /Profile/Edit'],
    ['/vi/Login', 'Không tìm thấy trang: /vi/Login'],
    ['/vi/xx', 'Không tìm thấy trang: /vi/xx'],
    ['/vi/vi/majors', 'Không tìm thấy trang: /vi/vi/majors'],
    ['/majors/deeper', 'Page not found: /majors/deeper'],
    ['/kh%C3%B4ng', 'Page not found: /không'],
    ['/%E0%A4', 'Page not found: /%E0%A4'],
    ['/%76i/majors', 'Page not found: /vi/majors'],
    ['/a?b=1#c', 'Page not found: /a'],
    ['/<script>alert(1)</script>', 'Page not found: /<script>alert(1)</script>'],
    [`/${'x'.repeat(5000)}`, `Page not found: /${'x'.repeat(5000)}`],
  ])('%s', async (path, title) => {
    if (path.includes('%E0')) expectConsole('warn', /could not be decoded/);
    const { requests } = await renderRoute(path);
    expect(await heading()).toBe(title);
    await waitFor(() => expect(document.title).toBe(`${title} · Saola`));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(await requests()).toEqual([]);
  });

  it.each([
    '/profile/essays/a_b',
    '/profile/essays/a%20b',
    '/profile/essays/%E0%A4',
    `/profile/essays/${'a'.repeat(65)}`,
  ])('with an invalid parameter: %s', async (path) => {
    if (path.includes('%E0')) expectConsole('warn', /could not be decoded/);
    await renderRoute(path, { signedInAs: 'minh' });
    expect(await heading()).toMatch(/^Page not found: \/profile\/essays\//);
  });
});

describe('the 404 page', () => {
  it('has the layout, a link home and a page search that ignores diacritics', async () => {
    const { user, router } = await renderRoute('/vi/xx');
    await heading();
    expect(screen.getByRole('banner')).toBeVisible();
    await user.type(await screen.findByRole('combobox'), 'hoc bong');
    const pages = screen.getByRole('group', { name: 'Trang' });
    await user.click(within(pages).getByRole('option', { name: 'Học bổng' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/vi/scholarship'));
    await waitFor(async () => expect(await heading()).toMatch(/^Học bổng/));
  });

  it('shows a message if the search finds nothing', async () => {
    const { user } = await renderRoute('/xx');
    const search = await screen.findByRole('combobox');
    await user.type(search, 'zzzz');
    await waitFor(() => expect(screen.getByText('No results for “zzzz”.')).toBeVisible());
    expect(screen.getByRole('main')).toContainElement(search);
  });

  it('links home in its language', async () => {
    const { user, router } = await renderRoute('/vi/xx');
    await heading();
    await user.click(screen.getByRole('link', { name: 'Về trang chủ' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/vi'));
  });
});
