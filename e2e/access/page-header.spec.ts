import { expect, type Page } from '@playwright/test';
import { ROUTE_IDS } from '@/routing/route-table';
import { isForStudents, VARIANTS, pathOf, viewportOf } from '../flows/variants';
import { FAILING, untilReady } from '../flows/states/state';
import { at } from '../flows/visit';
import { DOCUMENT_404, FAILED_REQUEST, test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

// Every page title has one size and one place, so that nothing jumps from page to page. Home asks a question, and
// the essay editor shows only the text.

/** What the pages have in common: below and above 720 px. */
const PHONE = { top: 77, size: '24px', weight: '600' };
const DESKTOP = { top: 97, size: '32px', weight: '600' };

/** The sheet for parents of a program of the plan. */
const SHEET = '/profile/checklist?sheet=404010';

async function measure(page: Page) {
  await untilReady(page);
  return page.evaluate(() => {
    const title = document.querySelector('main h1');
    const links = document.querySelector('main nav');
    if (!title) return null;
    const { fontSize: size, fontWeight: weight } = getComputedStyle(title);
    return {
      title: { top: Math.round(title.getBoundingClientRect().top), size, weight },
      tabs: links && Math.round(links.getBoundingClientRect().top),
    };
  });
}

for (const { locale, width } of VARIANTS) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: viewportOf({ locale, width, theme: 'theme-light' }) });
    const expected = width < 721 ? PHONE : DESKTOP;

    test('the titles of the public pages', async ({ page, expectConsole }) => {
      test.slow();
      expectConsole(DOCUMENT_404);
      const routes = ROUTE_IDS.filter(
        (id) => !isForStudents(id) && id !== 'home' && id !== 'pricing',
      );
      const states = [
        '/school-list?view=saved',
        '/resources?read=privacy',
        '/resources?read=waitlists-and-rejections',
      ];
      const paths = routes.map((id) => pathOf(locale, id));
      for (const path of [...paths, ...[...states, '/nowhere'].map((to) => at(locale, to))]) {
        await page.goto(path);
        expect((await measure(page))?.title, path).toEqual(expected);
      }
      // The headline of the prices is one step larger.
      await page.goto(pathOf(locale, 'pricing'));
      const size = width < 721 ? '32px' : '44px';
      expect((await measure(page))?.title).toEqual({ ...expected, size });
    });

    test('the titles and tabs of the student’s pages', async ({ page, signIn }) => {
      await signIn('linh.tran');
      const tabs = new Set<number | null | undefined>();
      for (const id of [
        'home',
        'profile',
        'checklist',
        'essays',
        'achievements',
        'profile-edit',
      ] as const) {
        await page.goto(pathOf(locale, id));
        const measured = await measure(page);
        expect(measured?.title, id).toEqual(expected);
        // On a phone the plan has only the tabs of its columns.
        if (id !== 'home' && (id !== 'checklist' || width >= 721)) tabs.add(measured?.tabs);
      }
      expect([...tabs]).toEqual([expect.any(Number)]);
    });
  });
}

test('the title of a question that fails to load keeps the gutter of a phone', async ({
  page,
  signIn,
  mock,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('linh.tran');
  await mock.fault({ match: 'getBasicInfo', ...FAILING });
  await page.goto(`${pathOf('en', 'onboarding')}?step=grade`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.boundingBox())?.x).toBe(20);
  expect((await measure(page))?.title).toEqual(PHONE);
});

for (const locale of ONE_LOCALE) {
  test(`one level down, the way back is in place of the logo of a phone, ${locale}`, async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    const logo = bar.getByRole('link', { name: 'Saola', exact: true });
    for (const read of ['waitlists-and-rejections', 'privacy']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(locale, `/resources?read=${read}`));
      const back = bar.getByRole('link', { name: words(locale, 'resources', 'title') });
      await expect(back).toBeVisible();
      await expect(logo).toHaveCount(0);
      expect((await measure(page))?.title, read).toEqual(PHONE);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(logo).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await back.click();
      await expect(page).toHaveURL(at(locale, '/resources'));
      await expect(logo).toBeVisible();
    }
  });

  test(`what is next to a title or below it fits a phone, ${locale}`, async ({ page, signIn }) => {
    await signIn('linh.tran');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathOf(locale, 'essays'));
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const button = page.getByRole('button', { name: words(locale, 'essays', 'new'), exact: true });
    expect((await button.boundingBox())?.y).toBeLessThan(title?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(locale, SHEET));
    const lead = await page
      .getByText(words(locale, 'sheet', 'lead'), { exact: true })
      .boundingBox();
    expect(lead?.height).toBe(24);
  });
}
