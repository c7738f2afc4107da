import { expect } from '@playwright/test';
import { notRestored, watchShow, withPageCache } from '../flows/hosting/bfcache';
import { expectSaved } from '../flows/essays';
import { networkIdle } from '../flows/idle';
import { SHOWN, type Shown } from '../flows/hosting/shown-texts';
import { byMouse } from '../flows/input/press';
import {
  asLinh,
  asMinh,
  LINHS_TEXTS,
  LINHS,
  LINHS_PAGES,
  MINHS_NAME,
  MINHS_PAGES,
  openOwnPage,
  openOwnPages,
  pageOpened,
} from '../flows/students';
import { storedByPage, named, tracesIn, watchFor } from '../flows/hosting/traces';
import { loginHeading, logOut, MINH, overview, signInByForm } from '../flows/visit';
import { FAILED_REQUEST, test } from '../support/test';
import { words } from '../support/words';

// Nothing of one student is painted, requested or stored for the next, with several pages open (R17, R19).

test.slow();

const NOT_FOUND = new RegExp(`^${words('en', 'common', 'notFound.title').split('{{')[0]}`);

for (const where of ['the tab that she left', 'her other tab']) {
  test(`with two tabs of hers open, he signs in in ${where}`, async ({ page, context, mock }) => {
    const second = await context.newPage();
    const watches = [await watchFor(page, LINHS_TEXTS), await watchFor(second, LINHS_TEXTS)];
    await asLinh(page);
    await expectSaved(page);
    await second.goto('/profile/achievements');
    await expect(LINHS_PAGES.achievements(second)).toBeVisible();
    await page.bringToFront();
    await logOut(page, 'en', LINHS.name);
    await expect(loginHeading(page)).toBeVisible({ timeout: 1000 });
    await expect(loginHeading(second)).toBeVisible({ timeout: 1000 });
    for (const watch of watches) await watch.again();
    await mock.forgetRequests();

    const [his, other] = where === 'her other tab' ? [second, page] : [page, second];
    await his.bringToFront();
    await asMinh(his);
    // The other tab is his, too.
    await other.bringToFront();
    await expect(other).toHaveURL('/school-list');
    await openOwnPages(other, MINHS_NAME, MINHS_PAGES);
    await other.goBack();
    await pageOpened(other);
    await other.reload();
    await pageOpened(other);
    for (const watch of watches) expect(await watch.seen()).toEqual([]);
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
    for (const request of await mock.requests()) {
      expect(tracesIn(named(request), LINHS_TEXTS)).toEqual([]);
      expect([undefined, `Bearer ${token}`]).toContain(request.headers['authorization']);
    }
    for (const tab of [his, other]) {
      const kept = await storedByPage(tab, context);
      expect(kept.filter(([, value]) => tracesIn(value, LINHS_TEXTS).length > 0)).toEqual([]);
    }
  });
}

test('her tab detects his session without a message', async ({
  page,
  context,
  mock,
  servers,
  expectConsole,
}) => {
  expectConsole(/404/);
  const watch = await watchFor(page, LINHS_TEXTS);
  await asLinh(page);
  await expectSaved(page);
  await mock.forgetRequests();
  const value = await mock.token('minh');
  await context.addCookies([{ name: 'token', value, url: servers.site, sameSite: 'Lax' }]);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    return new Promise(requestAnimationFrame);
  });
  await watch.again();
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  await openOwnPages(page, MINHS_NAME, MINHS_PAGES);
  expect(await watch.seen()).toEqual([]);
  expect(
    (await mock.requests()).flatMap((request) => tracesIn(named(request), LINHS_TEXTS)),
  ).toEqual([]);
});

test.describe('the back/forward cache', () => {
  for (const told of [false, true]) {
    test(
      told ? 'a page that is told of the logout' : 'a page that is not told',
      async ({ mock, servers }) => {
        await withPageCache(servers.site, async (context) => {
          const value = await mock.token('linh.tran');
          await context.addCookies([{ name: 'token', value, url: servers.site, sameSite: 'Lax' }]);
          const page = await context.newPage();
          await watchShow(page, LINHS_TEXTS);
          await page.goto('/profile');
          await expect(LINHS_PAGES.overview(page)).toBeVisible();
          // Data that are still being kept on the device would make the browser drop the page.
          await networkIdle(page);
          await page.goto('/robots.txt');

          const other = await context.newPage();
          if (!told) {
            await other.addInitScript(() => {
              BroadcastChannel.prototype.postMessage = () => {};
            });
          }
          await other.goto('/pricing');
          await logOut(other, 'en', LINHS.name);
          await signInByForm(other, 'en', byMouse, MINH);
          await expect(overview(other, 'en')).toBeVisible();

          await page.goBack({ waitUntil: 'commit' });
          await expect(MINHS_PAGES.overview(page)).toBeVisible();
          const { shows, texts } = await page.evaluate<Shown>(SHOWN);
          // A message that reaches a page in the cache makes the browser drop it.
          const reason = told ? /broadcastchannel-message/ : /^null$/;
          expect(await notRestored(page), 'the back/forward cache was not used').toMatch(reason);
          expect(shows, 'the back/forward cache was not used').toEqual(
            told ? [false] : [false, true],
          );
          expect(texts).toEqual([]);
          await expect(page.locator('html')).toBeVisible();
        });
      },
    );
  }
});

test('a logout reaches every tab within a second, with the API down too', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await signIn('linh.tran');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const [index, key] of (['achievements', 'essays', 'edit'] as const).entries()) {
    const tab = tabs[index] ?? page;
    await tab.goto('/profile');
    await openOwnPage(tab, key, LINHS_PAGES);
  }
  await context.route('**/api/**', (route) => route.abort());
  await logOut(tabs.at(-1) ?? page, 'en', LINHS.name);
  for (const tab of tabs) await expect(loginHeading(tab)).toBeVisible({ timeout: 1000 });
  for (const tab of tabs) {
    const shown = await tab.locator('html').evaluate((html) => html.outerHTML);
    expect(tracesIn(shown, LINHS_TEXTS)).toEqual([]);
  }
});
