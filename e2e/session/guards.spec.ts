import { expect } from '@playwright/test';
import { ROUTE_IDS, ROUTES } from '@/routing/route-table';
import { aFile } from '../flows/hosting/hosts';
import { byMouse } from '../flows/input/press';
import { watchFor } from '../flows/hosting/traces';
import { at, loginHeading, overview, signInByForm } from '../flows/visit';
import { test } from '../support/test';
import { LOCALES, words, type TestLocale } from '../support/words';

// Guards run before the page's first byte, and the way back is kept (R7, R8).

const guardedIds = (name: string) =>
  ROUTE_IDS.filter((id) => ROUTES[id].middleware.some((middleware) => middleware === name));
const guarded = (name: string) => guardedIds(name).map((id) => ROUTES[id]);
/** The scripts of those pages, one each. */
const chunksOf = (name: string) =>
  guardedIds(name).map((id) => aFile(new RegExp(`^/assets/${id}-[\\w-]+\\.js$`)));
const url = (locale: TestLocale, path: string) => at(locale, `/${path.replace(':id', 'e1')}`);

for (const locale of LOCALES) {
  test(`a visitor is redirected to /login before anything protected is requested, ${locale}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { path } of guarded('auth')) {
      await page.goto(url(locale, path));
      await expect(page).toHaveURL(at(locale, '/login'));
      await expect(loginHeading(page, locale)).toBeVisible();
    }
    const chunks = chunksOf('auth');
    expect(asked.filter((path) => chunks.includes(path))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test(`a student is redirected to the list before a guest page is requested, ${locale}`, async ({
    page,
    signIn,
  }) => {
    await signIn('linh.tran');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { path } of guarded('guest')) {
      await page.goto(url(locale, path));
      await expect(page).toHaveURL(at(locale, '/school-list'));
      await expect(overview(page, locale)).toBeVisible();
    }
    const chunks = chunksOf('guest');
    expect(asked.filter((path) => chunks.includes(path))).toEqual([]);
  });
}

test('a protected page never flashes', async ({ page }) => {
  const title = words('en', 'common', 'routes.profile.title');
  await page.goto('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const watch = await watchFor(page, [title, words('en', 'profile', 'data.title')]);
  await page.goto('/profile');
  await expect(loginHeading(page)).toBeVisible();
  expect(await watch.seen()).toEqual([]);
});

for (const [from, to] of [
  ['/profile/essays/e1?tab=notes#end', '/profile/essays/e1?tab=notes#end'],
  ['/vi/profile/edit?x=1#y', '/vi/profile/edit?x=1#y'],
  ['/onboarding?step=budget', '/onboarding?step=budget'],
] as const) {
  test(`a sign-in returns to ${from}`, async ({ page }) => {
    const locale = from.startsWith('/vi') ? 'vi' : 'en';
    await page.goto(from);
    await expect(page).toHaveURL(at(locale, '/login'));
    await signInByForm(page, locale, byMouse);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('without a previous page, a sign-in opens the list', async ({ page }) => {
  await page.goto('/signup');
  await page.goto('/login');
  await signInByForm(page, 'en', byMouse);
  await expect(page).toHaveURL('/school-list');
});

for (const stored of [
  '//evil.example/x',
  'https://evil.example/',
  'javascript:alert(1)',
  '/login',
]) {
  test(`a stored ${stored} opens the list`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((path) => sessionStorage.setItem('lastPagePath', path), stored);
    await signInByForm(page, 'en', byMouse);
    await expect(page).toHaveURL('/school-list');
    await expect(overview(page, 'en')).toBeVisible();
  });
}
