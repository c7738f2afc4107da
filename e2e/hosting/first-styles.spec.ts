import { expect, type Page } from '@playwright/test';
import { taken } from '../flows/hosting/first-paint';
import { at } from '../flows/visit';
import { test } from '../support/test';

const PATHS = [
  '/',
  '/majors',
  '/scholarship',
  '/resources',
  '/pricing',
  '/demo',
  '/login',
  '/signup',
  '/auth',
  '/forgot-password',
];
const WHOLE = /\/assets\/style-[\w-]+\.css$/;
const SCRIPTS = /\/assets\/.*\.js$/;

const looks = [
  { locale: 'en', theme: 'theme-light', width: 1280 },
  { locale: 'vi', theme: 'theme-dark', width: 390 },
] as const;

/** Has every style there is come, as the app does. */
function addWhole(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const place = document.querySelector<HTMLLinkElement>('link[rel=whole-styles]');
    if (!place) throw new Error('The page does not know its styles');
    const link = document.createElement('link');
    for (const { name, value } of place.attributes) link.setAttribute(name, value);
    link.rel = 'stylesheet';
    const there = new Promise((resolve) => link.addEventListener('load', resolve));
    place.after(link);
    await there;
  });
}

for (const { locale, theme, width } of looks) {
  test.describe(`${locale}, ${theme}, ${width} px:`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const name of PATHS) {
      const path = at(locale, name);
      test(`${path} is painted with its first styles as with all of them`, async ({
        page,
        expectConsole,
      }) => {
        expectConsole(/Failed to load resource/);
        await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme);
        // In the stand-in from the first on: a face that comes late is another test's.
        await page.addInitScript(() => {
          const slow = { downlink: 1, rtt: 300, saveData: false };
          Object.defineProperty(navigator, 'connection', { value: slow });
        });
        await page.route(SCRIPTS, (route) => route.abort());
        await page.goto(path);
        const picture = () => page.screenshot({ fullPage: true, animations: 'disabled' });
        const first = await picture();
        await addWhole(page);
        const all = await picture();
        expect(first.equals(all)).toBe(true);
      });
    }
  });
}

test('the app takes a page over before all styles are there, and asks for them then', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(WHOLE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await taken(page);
  await page.getByRole('button', { name: 'Grade 12' }).click();
  await expect.poll(() => asked.some((file) => WHOLE.test(file))).toBe(true);
  // The next page waits for them: nothing of it is painted without.
  await expect.poll(() => asked.some((file) => /\/school-list-page-/.test(file))).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('answers'))).toContain(
    '"classGradeId":12',
  );
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/school-list?step=countries');
});

test('a face that came too late for the first paint is not taken with the styles that come later', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  const width = () =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('main h1') ?? document.body);
      return range.getBoundingClientRect().width;
    });
  let before = 0;
  await page.route(WHOLE, async (route) => {
    before = await width();
    const face = page.waitForResponse(/\.woff2$/);
    release();
    await (await face).finished();
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Jakarta') && status === 'loaded',
      ),
    );
    await route.continue();
  });
  await page.goto('/vi/demo');
  await taken(page);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/style-')),
  );
  await page.waitForLoadState('networkidle');
  expect(before).toBeGreaterThan(100);
  expect(await width()).toBe(before);
});
