import { expect, type Page } from '@playwright/test';
import { ROUTE_IDS, ROUTES, type RouteId } from '@/routing/route-table';
import { pathOf } from '../flows/variants';
import { byMouse } from '../flows/input/press';
import { settled } from '../flows/idle';
import { isShown, onlyShownCalls } from '../flows/shown-calls';
import { toasts } from '../flows/toasts';
import { answerAll, at, programs, signInByForm } from '../flows/visit';
import { test as base } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

// An API of the calls of spec section 7 and login: with a build that knows it (`VITE_FEATURES`), and with the default one.

const isLeftOut = (id: RouteId) => 'needs' in ROUTES[id];
const STUDENTS_OWN: readonly RouteId[] = ['home', 'school-list', 'checklist', 'profile', 'demo'];
const LEGAL = ['/resources?read=privacy', '/resources?read=terms'];

const test = base.extend<object, { buildSettings: Record<string, string> }>({
  buildSettings: [{ VITE_FEATURES: 'none' }, { scope: 'worker' }],
});

/** Fails for a call that the API lacks. */
async function watchCalls(page: Page): Promise<string[]> {
  const unknown: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !isShown(request.method(), pathname)) {
      unknown.push(`${request.method()} ${pathname}`);
    }
  });
  await onlyShownCalls(page);
  return unknown;
}

/** The links to pages that the build leaves out. */
async function deadLinks(page: Page, locale: TestLocale): Promise<string[]> {
  const left = ROUTE_IDS.filter(isLeftOut).map((id) => pathOf(locale, id));
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter(
    (href) => left.includes(href.replace(/[?#].*$/, '')) && !/read=(privacy|terms)/.test(href),
  );
}

for (const locale of ONE_LOCALE) {
  test(`a build for the shown calls is whole, ${locale}`, async ({ page, axe }) => {
    const unknown = await watchCalls(page);
    const isWhole = async () => {
      await settled(page);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('svg.bg-line')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null|\{\{/);
      expect(await deadLinks(page, locale), page.url()).toEqual([]);
      await axe(page);
      await expect(toasts(page)).toHaveCount(0);
    };
    await page.goto(at(locale, '/'));
    await isWhole();
    await answerAll(page, { locale, press: byMouse });
    await expect(programs(page).first()).toBeVisible();
    await isWhole();
    await programs(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isWhole();
    for (const path of ['/pricing', '/demo', ...LEGAL, '/auth', '/login']) {
      await page.goto(at(locale, path));
      await isWhole();
    }
    await signInByForm(page, locale, byMouse);
    await expect(page).toHaveURL(/school-list|demo|pricing|resources/);
    for (const id of STUDENTS_OWN) {
      await page.goto(pathOf(locale, id));
      await isWhole();
    }
    await page.goto(pathOf(locale, 'checklist'));
    await expect(page.getByText(words(locale, 'checklist', 'readOnly'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(unknown).toEqual([]);
  });

  test(`a page that is left out says so, ${locale}`, async ({ page, axe }) => {
    const unknown = await watchCalls(page);
    for (const id of ROUTE_IDS.filter(isLeftOut)) {
      await page.goto(pathOf(locale, id));
      await expect(page.getByText(words(locale, 'common', 'leftOut.lead'))).toBeVisible();
      await expect(page.locator('h1')).toHaveText(words(locale, 'common', 'leftOut.title'));
    }
    await axe(page);
    expect(unknown).toEqual([]);
  });
}

/** Pages that say in one sentence that they could not load a part. */
const TELL: readonly RouteId[] = [
  'majors',
  'scholarship',
  'sophie',
  'essays',
  'essay',
  'achievements',
];
const SORRY = { en: /We couldn’t load|Page not found/, vi: /Chưa tải được|Không tìm thấy trang/ };

for (const locale of ONE_LOCALE) {
  base(
    `the default build says what such an API lacks, ${locale}`,
    async ({ page, signIn, expectConsole }) => {
      expectConsole(/status of 404/);
      await onlyShownCalls(page);
      await signIn('linh.tran');
      for (const id of ROUTE_IDS) {
        await page.goto(pathOf(locale, id));
        await settled(page);
        await expect(page.locator('h1').first(), id).toBeVisible();
        await expect(page.locator('svg.bg-line'), id).toHaveCount(0);
        await expect(page.locator('[aria-busy="true"]'), id).toHaveCount(0);
        const main = page.getByRole('main');
        await expect(main, id).not.toContainText(/undefined|NaN|null|\{\{/);
        if (TELL.includes(id)) await expect(main).toContainText(SORRY[locale]);
      }
    },
  );
}
