import { expect, type Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import { PUBLIC_PAGES, type PublicPage } from '@/start/prerender/pages';
import {
  expectSteady,
  framesOf,
  openHeld,
  recordFrames,
  untilHydrated,
} from '../flows/hosting/first-paint';
import { keepAnswers, skeletons } from '../flows/visit';
import { test } from '../support/test';
import { LOCALES, type TestLocale, words } from '../support/words';

/** The list has a placeholder (placeholder.spec.ts). */
const PAGES = Object.keys(PUBLIC_PAGES).filter((id) => id !== 'school-list') as PublicPage[]; // of the public pages

/** What hydration must not render again; on `/` the count and the answers too. */
const KEPT =
  '#root :is(header, header *, main, h1, footer a, .flow-figure, .cells-places *, .flow-bar *)';

/** Pages with a ledger, and the rows that their HTML has at least. */
const ROWS: Partial<Record<PublicPage, number>> = { majors: 12, scholarship: 10, resources: 20 };

/** Expects the text of a page, its rows, and the head of its file. */
async function expectReadable(page: Page, locale: TestLocale, id: PublicPage): Promise<void> {
  const path = pathTo(locale, id);
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#requirements')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'vi' ? 'vi-VN' : 'en-US');
  await expect(page).toHaveTitle(/\S · Saola$/);
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect((await content('meta[name=description]'))?.length).toBeGreaterThan(30);
  expect(await content('meta[name=robots]')).toBe('index,follow');
  const href = (selector: string) => page.locator(`head link${selector}`).getAttribute('href');
  expect(await href('[rel=canonical]')).toBe(path);
  expect(await href('[hreflang=en]')).toBe(pathTo('en', id));
  expect(await href('[hreflang=vi]')).toBe(pathTo('vi', id));
  expect(await href('[hreflang=x-default]')).toBe(pathTo('en', id));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = data.flatMap((text): { '@type': string; url?: string }[] => {
    const { '@graph': graph } = JSON.parse(text); // its shape is what is tested
    return graph;
  });
  const kind = id === 'pricing' ? 'FAQPage' : 'WebPage';
  expect(things.find((thing) => thing['@type'] === kind)?.url).toBe(path);
  const least = ROWS[id];
  if (least === undefined) return;
  const rows = page.locator('main .ledger > li');
  expect(await rows.count()).toBeGreaterThanOrEqual(least);
  await expect(rows.first()).toContainText(/\p{L}{2,}.* .*\p{L}{2,}/u);
  await expect(skeletons(page)).toHaveCount(0);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`every page is readable, with its head and its rows, ${locale}`, async ({ page }) => {
      for (const id of PAGES) {
        await test.step(id, () => expectReadable(page, locale, id));
      }
    });
  }
});

for (const path of ['/', ...PAGES.map((id) => pathTo('vi', id))]) {
  test(`${path}: hydration keeps the elements of a new visitor's page`, async ({ page }) => {
    await recordFrames(page);
    const hydrate = await openHeld(page, path);
    const nodes = () => page.evaluate(() => document.querySelectorAll('#root *').length);
    const before = await nodes();
    const tagged = await page.evaluate((selector) => {
      const all = document.querySelectorAll(selector);
      all.forEach((element) => Reflect.set(element, 'kept', true));
      return all.length;
    }, KEPT);
    expect(before).toBeGreaterThan(50);
    const head = await page.evaluate(
      () => document.head.querySelectorAll('link, meta, title').length,
    );
    await hydrate();
    const kept = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].filter(
          (element) => Reflect.get(element, 'kept') === true,
        ).length,
      KEPT,
    );
    expect(kept).toBe(tagged);
    await expectSteady(page);
    // The app updates the elements of the head instead of adding its own.
    const now = await page.evaluate(
      () => document.head.querySelectorAll('link:not([rel$=preload]), meta, title').length,
    );
    expect(now).toBeLessThanOrEqual(head);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('head link[hreflang]')).toHaveCount(3);
    await expect(page.locator('head meta[name=description]')).toHaveCount(1);
  });
}

test('/scholarship is hydrated as of its snapshot, and then counts the days from today', async ({
  page,
}) => {
  // After the deadlines of the first rows, which stay where they are. Playwright's clock would replace `performance` too.
  await page.addInitScript((later) => {
    window.Date = class extends Date {
      constructor(...time: [] | [string]) {
        if (time.length === 0) super(Date.now() + later);
        else super(...time);
      }
    } as DateConstructor; // Without the call that nobody makes.
  }, 300 * 86_400_000);
  const hydrate = await openHeld(page, '/scholarship');
  const passed = page.locator('main .ledger').getByText(words('en', 'common', 'deadline.passed'));
  await expect(page.locator('main .ledger > li')).toHaveCount(10);
  await expect(passed).toHaveCount(0);
  const names = page.locator('main .ledger > li h3');
  const asPrerendered = await names.allTextContents();
  await hydrate();
  await expect(passed.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await names.allTextContents()).toEqual(asPrerendered);
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('/scholarship is hydrated where it is another day than at the build', async ({ page }) => {
      await recordFrames(page);
      const hydrate = await openHeld(page, '/scholarship');
      await hydrate();
      await expectSteady(page);
    });
  });
}

const STUDENT_PATHS = [
  '/',
  '/sophie',
  '/ai-essay',
  '/majors',
  '/scholarship',
  '/pricing',
  '/resources',
  '/demo',
];

for (const width of [1280, 390]) {
  test.describe(`${width} px wide, decided before the first paint:`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the dark theme', async ({ page }) => {
      await recordFrames(page);
      await page.addInitScript(() => localStorage.setItem('theme', 'theme-dark'));
      const hydrate = await openHeld(page, '/');
      await hydrate();
      await expectSteady(page);
      expect((await framesOf(page)).frames[0]?.theme).toBe('theme-dark');
    });

    test('Vietnamese by the cookie: English is never painted', async ({
      page,
      context,
      servers,
    }) => {
      await recordFrames(page);
      await context.addCookies([{ name: 'i18n_redirected', value: 'vi', url: servers.site }]);
      await page.goto('/');
      await untilHydrated(page);
      await expect(page).toHaveURL('/vi');
      await page.waitForLoadState('networkidle');
      const { frames, shifts } = await framesOf(page);
      const heading = await page.locator('main h1').innerText();
      expect(new Set(frames.map((frame) => frame.heading ?? heading))).toEqual(new Set([heading]));
      expect(shifts).toEqual([]);
    });

    test('stored answers: the page without answers is never painted', async ({ page }) => {
      await recordFrames(page);
      await keepAnswers(page, { classGradeId: 12 });
      await page.goto('/');
      await untilHydrated(page);
      await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { frames, shifts } = await framesOf(page);
      // It stays visible.
      const first = frames.findIndex((frame) => frame.heading !== null);
      expect(frames.slice(first).every((frame) => frame.heading !== null)).toBe(true);
      expect(shifts).toEqual([]);
    });

    for (const path of width === 390 ? STUDENT_PATHS : ['/', '/scholarship']) {
      test(`a signed-in student on ${path}`, async ({ page, signIn }) => {
        await recordFrames(page);
        await signIn('linh.tran');
        await page.goto(path);
        await untilHydrated(page);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('button', { name: 'Trần Ngọc Linh’s account' })).toBeVisible();
        const { frames, shifts } = await framesOf(page);
        const heading = await page.locator('main h1').innerText();
        const shown = frames.filter((frame) => frame.heading !== null);
        if (path !== '/') {
          expect(new Set(shown.map((frame) => frame.heading))).toEqual(new Set([heading]));
        }
        expect(shifts).toEqual([]);
      });
    }

    test('a guest page is never painted for a signed-in student', async ({ page, signIn }) => {
      await recordFrames(page);
      await signIn('linh.tran');
      await page.goto('/login');
      await expect(page).toHaveURL('/school-list');
      await expect(page.locator('main h1')).toBeVisible();
      const { frames } = await framesOf(page);
      expect(frames.filter((frame) => frame.heading === 'Log in')).toEqual([]);
    });
  });
}
