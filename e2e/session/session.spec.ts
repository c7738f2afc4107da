import { expect, type BrowserContext, type Page } from '@playwright/test';
import { asks, callsTo } from '../flows/calls';
import { byMouse } from '../flows/input/press';
import { shownToasts, toasts, watchToasts } from '../flows/toasts';
import { watchFor } from '../flows/hosting/traces';
import {
  at,
  keepAnswers,
  loginHeading,
  logOut,
  overview,
  pager,
  programs,
  signInByForm,
} from '../flows/visit';
import { FAILED_REQUEST, test } from '../support/test';
import { LOCALES, words } from '../support/words';
import { settled } from '../flows/idle';

const NAME = 'Trần Ngọc Linh';
const EMAIL = 'linh.tran@example.com';

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

async function publicToken(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'publicToken')?.value;
}

/** The paths that the page opens from here on. */
function visitedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

test.describe('logout', () => {
  test('from the menu: cookies removed, the server notified, /login', async ({
    page,
    context,
    mock,
    signIn,
  }) => {
    await signIn('linh.tran');
    await page.goto('/vi/school-list');
    await expect(overview(page, 'vi')).toBeVisible();
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
    await logOut(page, 'vi', NAME);
    await expect(page).toHaveURL('/vi/login');
    await expect(loginHeading(page, 'vi')).toBeFocused();
    expect(await cookieNames(context)).not.toContain('token');
    expect(await cookieNames(context)).not.toContain('publicToken');
    const told = async () => callsTo(await mock.requests(), 'logout');
    await expect.poll(told).toHaveLength(1);
    expect((await told())[0]?.headers['authorization']).toBe(`Bearer ${token}`);
  });

  test('works with the API down', async ({ page, context, signIn, expectConsole }) => {
    expectConsole(FAILED_REQUEST);
    await signIn('linh.tran');
    await page.goto('/school-list');
    await expect(overview(page, 'en')).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await logOut(page, 'en', NAME);
    await expect(loginHeading(page)).toBeVisible();
    expect(await cookieNames(context)).not.toContain('token');
    await expect(page.getByText(EMAIL)).toHaveCount(0);
  });

  test('the other tabs follow within a second', async ({ page, context, signIn }) => {
    await signIn('linh.tran');
    const profile = await context.newPage();
    const list = await context.newPage();
    await profile.goto('/profile');
    await list.goto('/school-list');
    await page.goto('/school-list');
    await expect(profile.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(overview(list, 'en')).toBeVisible();
    await expect(overview(page, 'en')).toBeVisible();
    await logOut(page, 'en', NAME);
    await expect(profile).toHaveURL('/login', { timeout: 1000 });
    await expect(list.getByText(NAME)).toHaveCount(0, { timeout: 1000 });
    await expect(list).toHaveURL('/school-list');
    await expect(programs(list).first()).toBeVisible();
    await expect(overview(list, 'en')).toHaveCount(0);
  });

  test('a tab follows a sign-in too', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/school-list');
    await expect(programs(other).first()).toBeVisible();
    await page.goto('/login');
    await signInByForm(page, 'en', byMouse);
    await expect(overview(page, 'en')).toBeVisible();
    await expect(overview(other, 'en')).toBeVisible();
  });

  test('Back shows nothing of the student', async ({ page, signIn }) => {
    await signIn('linh.tran');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Linh');
    await page.getByRole('banner').getByRole('button', { name: NAME }).click();
    await page.getByRole('menuitem', { name: words('en', 'common', 'user.profile') }).click();
    await expect(page).toHaveURL('/profile');
    await logOut(page, 'en', NAME);
    await expect(loginHeading(page)).toBeVisible();
    const watch = await watchFor(page, [NAME, EMAIL]);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await watch.seen()).toEqual([]);
    await page.goForward();
    await expect(loginHeading(page)).toBeVisible();
    // A new document, before the page was ever in another one.
    await page.goto('/pricing');
    await page.goBack();
    await expect(loginHeading(page)).toBeVisible();
    expect(await watch.seen()).toEqual([]);
  });
});

test.describe('401', () => {
  test('on several calls at once: one logout, one redirect, one toast', async ({
    page,
    context,
    mock,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/401/);
    await signIn('linh.tran');
    await watchToasts(page);
    await mock.latency(2000);
    await mock.fault({ match: '*', kind: 'status', status: 401 });
    const paths = visitedPaths(page);
    await page.goto('/');
    await expect(loginHeading(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    const failed = (await mock.requests()).map(asks);
    expect(failed.length).toBeGreaterThan(2);
    expect(paths.filter((path) => path === '/login')).toHaveLength(1);
    await expect(toasts(page)).toHaveCount(0);
    expect(await shownToasts(page)).toHaveLength(1);
    expect(await cookieNames(context)).not.toContain('token');
    expect((await mock.requests()).map(asks)).toEqual(failed);
  });

  for (const locale of LOCALES) {
    test(`an expired session: login, and back to the page, ${locale}`, async ({
      page,
      mock,
      signIn,
      expectConsole,
    }) => {
      expectConsole(/401/);
      await signIn('linh.tran');
      await watchToasts(page);
      const path = at(locale, '/school-list?sort=tuition');
      await page.goto(path);
      await expect(overview(page, locale)).toBeVisible();
      await settled(page);
      await mock.expire();
      await pager(page, locale).getByRole('link').click();
      await expect(loginHeading(page, locale)).toBeVisible();
      await expect.poll(() => shownToasts(page)).toHaveLength(1);
      await signInByForm(page, locale, byMouse);
      await expect(page).toHaveURL(at(locale, '/school-list?page=2&sort=tuition'));
      await expect(overview(page, locale)).toBeVisible();
      expect(await shownToasts(page)).toHaveLength(1);
    });
  }

  test("a visitor's expired public session ends the same way", async ({
    page,
    context,
    mock,
    expectConsole,
  }) => {
    expectConsole(/401/);
    await watchToasts(page);
    await keepAnswers(page);
    await page.goto('/school-list');
    await expect(programs(page).first()).toBeVisible();
    // Calls that the page still has to make would end the session before the click.
    await settled(page);
    const expired = await publicToken(context);
    await mock.expire();
    await pager(page).getByRole('link').click();
    await expect(loginHeading(page)).toBeVisible();
    await expect.poll(() => shownToasts(page)).toHaveLength(1);
    // The answers are still on the device; the page says so with a session of its own.
    expect(await publicToken(context)).not.toBe(expired);
  });
});
