import { expect, type Locator, type Page } from '@playwright/test';
import { goOffline, comeBack, lateNotice, networkLine, networkStatus } from '../flows/network';
import { essayText, openEssay, typeAtEnd } from '../flows/essays';
import { networkIdle, settled } from '../flows/idle';
import { COMPARE, field, waitForAnswer, openSophie } from '../flows/sophie';
import { toasts } from '../flows/toasts';
import { at, programs, tryAgain } from '../flows/visit';
import { test } from '../support/test';
import type { MockControl } from '../support/mock-control';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

/** The browser's messages for calls without a network. */
const LOUD = /ERR_|Failed to load resource/;

const VIEWPORTS = { en: { width: 1280, height: 900 }, vi: { width: 390, height: 844 } };

/** The number of requests of a call, by its method and the end of its path. */
async function calls(mock: MockControl, method: string, path: string): Promise<number> {
  const made = await mock.requests();
  return made.filter((one) => one.method === method && new URL(one.url).pathname.endsWith(path))
    .length;
}

/** The save status of an essay, from the visible one of the two lines. */
function saveState(page: Page, locale: TestLocale, key: string) {
  const [said = ''] = words(locale, 'essays', `save.${key}`).split('{{');
  return page.getByRole('main').locator('p:not([role])').filter({ hasText: said, visible: true });
}

/** Whether the notice covers nothing at the end of the page, and nothing at the top has moved. */
async function coversNothing(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const line = await networkLine(page).boundingBox();
  const foot = await page.locator('footer').last().boundingBox();
  const tabs = page.getByRole('navigation').filter({ visible: true }).last();
  const bar = await tabs.evaluate((nav) =>
    getComputedStyle(nav).position === 'fixed' ? nav.getBoundingClientRect().top : innerHeight,
  );
  if (!line || !foot) throw new Error('no line, or no foot of the page');
  expect(Math.round(foot.y + foot.height)).toBeLessThanOrEqual(Math.round(line.y));
  expect(Math.round(line.y + line.height)).toBe(Math.round(bar));
}

/** Hanging calls respond again, and the focused button retries them. */
async function tryByKeyboard(page: Page, mock: MockControl, again: Locator): Promise<void> {
  await mock.clearFaults();
  await again.focus();
  await page.keyboard.press('Enter');
}

for (const locale of ONE_LOCALE) {
  test.describe(locale, () => {
    test.use({ viewport: VIEWPORTS[locale] });

    test('offline: a notice shows, covers and moves nothing, and disappears on return', async ({
      page,
      signIn,
      expectConsole,
    }) => {
      // Without a network, what a scroll first brings into view is not there.
      expectConsole(LOUD, { optional: true });
      await signIn('linh.tran');
      await page.goto(at(locale, '/school-list'));
      await expect(programs(page).first()).toBeVisible();
      await settled(page);
      const before = await page.locator('main').boundingBox();
      await goOffline(page, locale);
      expect((await page.locator('main').boundingBox())?.y).toBe(before?.y);
      await coversNothing(page);
      await comeBack(page, locale);
    });

    test('a write made offline is never sent later', async ({
      page,
      mock,
      signIn,
      expectConsole,
    }) => {
      expectConsole(LOUD);
      await signIn('minh');
      await page.goto(at(locale, '/scholarship'));
      const save = page.locator('main li button[aria-pressed=false]');
      await expect(save.first()).toBeVisible();
      await settled(page);
      const count = await save.count();
      await goOffline(page, locale);
      await save.first().click();
      await expect(toasts(page)).toHaveCount(1);
      await expect(save).toHaveCount(count);
      await comeBack(page, locale);
      // A new write is sent once.
      await save.nth(1).click();
      await expect(save).toHaveCount(count - 1);
      await networkIdle(page);
      expect(await calls(mock, 'POST', '/scholarship')).toBe(1);
    });

    for (const [path, match, call] of [
      ['/scholarship', 'getScholarships', '/scholarships'],
      ['/profile/checklist', 'getBookmarks', '/bookmark/program'],
    ] as const) {
      test(`${path}: failed data load on return, with one request`, async ({
        page,
        mock,
        signIn,
        expectConsole,
      }) => {
        expectConsole(LOUD);
        await signIn('linh.tran');
        await mock.fault({ match, kind: 'status', status: 400 });
        await page.goto(at(locale, path));
        const again = tryAgain(page, locale);
        await expect(again.first()).toBeVisible();
        await goOffline(page, locale);
        await mock.clearFaults();
        await mock.forgetRequests();
        await comeBack(page, locale);
        await expect(again).toHaveCount(0);
        await networkIdle(page);
        expect(await calls(mock, 'GET', call)).toBe(1);
      });
    }

    test('a hanging read: reported after a while, retried by hand, nothing loads forever', async ({
      page,
      mock,
    }) => {
      await mock.fault({ match: 'getScholarships', kind: 'hang' });
      // Without a query, the HTML of the page has rows.
      await page.goto(at(locale, '/scholarship?sort=deadline'));
      const again = await lateNotice(page, locale);
      await expect(networkStatus(page)).toHaveText(words(locale, 'overlays', 'network.late'));
      await tryByKeyboard(page, mock, again);
      await expect(page.locator('main li h3').first()).toBeVisible();
      await expect(networkLine(page)).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
      expect(await calls(mock, 'GET', '/scholarships')).toBe(2);
    });

    test('a hanging read in a dialog: its notice is in the dialog', async ({ page, mock }) => {
      await mock.fault({ match: 'getSchool', kind: 'hang' });
      await page.goto(at(locale, '/school-list?school=401&program=401030'));
      const again = await lateNotice(page, locale);
      await expect(page.getByRole('dialog').locator('[data-network-line]')).toBeVisible();
      await tryByKeyboard(page, mock, again);
      await expect(networkLine(page)).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    });

    test('a page with a hanging guard: an indicator at once, a report later, opened by Try again', async ({
      page,
      mock,
      signIn,
    }) => {
      await signIn('linh.tran');
      await page.goto(at(locale, '/pricing'));
      await expect(networkStatus(page)).toBeAttached();
      await mock.fault({ match: 'getBasicInfo', kind: 'hang' });
      await page.getByRole('banner').locator('button[aria-haspopup=menu]').click();
      await page.getByRole('menuitem').first().click();
      await expect(networkStatus(page)).toHaveText(words(locale, 'common', 'loading'));
      const again = await lateNotice(page, locale);
      await mock.clearFaults();
      await again.click();
      await expect(page).toHaveURL(at(locale, '/profile'));
      await expect(networkLine(page)).toHaveCount(0);
    });

    test('a hanging first page: reported after a while, reloaded by hand', async ({
      page,
      mock,
      signIn,
      expectConsole,
    }) => {
      // The prefetched data of the page wait with it.
      expectConsole(/preloaded using link preload/);
      await signIn('linh.tran');
      await mock.fault({ match: 'getUser', kind: 'hang' });
      await page.goto(at(locale, '/profile/checklist'));
      const late = page.getByText(words(locale, 'overlays', 'network.late'));
      await expect(late).toBeVisible();
      await mock.clearFaults();
      await tryAgain(page, locale).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(locale, 'common', 'routes.checklist.title'),
      );
    });

    test('Sophie: typed text stays offline, and is sent only by hand after the return', async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(LOUD);
      await openSophie(page, locale);
      await goOffline(page, locale);
      await field(page, locale).fill(COMPARE[locale]);
      await field(page, locale).press('Enter');
      await expect(field(page, locale)).toHaveAccessibleDescription(
        new RegExp(words(locale, 'sophie', 'unsent')),
      );
      await expect(field(page, locale)).toHaveValue(COMPARE[locale]);
      // The notice is under the field and does not cover it.
      await expect(field(page, locale)).toBeInViewport({ ratio: 1 });
      const line = await networkLine(page).boundingBox();
      const box = await field(page, locale).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
      await comeBack(page, locale);
      await networkIdle(page);
      expect(await calls(mock, 'POST', '/sophie/messages')).toBe(0);
      await field(page, locale).press('Enter');
      await waitForAnswer(page, locale);
    });

    test('an essay can be edited offline, and is saved on return', async ({
      page,
      signIn,
      expectConsole,
    }) => {
      expectConsole(LOUD, { optional: true });
      await signIn('linh.tran');
      await openEssay(page, 'e1', locale);
      await settled(page);
      await goOffline(page, locale);
      await typeAtEnd(page, ' Kept.', locale);
      await expect(saveState(page, locale, 'offline')).toBeVisible();
      await comeBack(page, locale);
      await expect(saveState(page, locale, 'savedPlain')).toBeVisible();
      await expect(essayText(page, locale)).toHaveValue(/ Kept\.$/);
    });
  });
}
