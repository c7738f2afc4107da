import { expect, type Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import { shownToasts, watchToasts } from '../flows/toasts';
import { keepAnswers, programs } from '../flows/visit';
import { DOCUMENT_404, FAILED_REQUEST, test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

// One search over pages and the whole catalogue, opened by Ctrl+K or the button; the 404
// page's search is the same (R10).

const QUERIES = {
  en: { major: 'compter sci', page: 'scholarships', other: 'hoc bong' },
  vi: { major: 'khoa hoc may', page: 'hoc bong', other: 'scholarships' },
};

const field = (page: Page) => page.getByRole('combobox');

function kind(page: Page, locale: TestLocale, name: string) {
  return page.getByRole('group', { name: words(locale, 'overlays', `search.kind.${name}`) });
}

/** Opens the search by its shortcut, as soon as it is active. */
async function openByKeys(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

async function opened(page: Page, locale: TestLocale) {
  await page.goto(pathTo(locale, 'pricing'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: words(locale, 'common', 'nav.search') }).click();
  await expect(field(page)).toBeFocused();
}

for (const locale of ONE_LOCALE) {
  test.describe(locale, () => {
    test('finds a major without accents, by keyboard alone', async ({ page }) => {
      await page.goto(pathTo(locale, 'pricing'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openByKeys(page);
      await page.keyboard.type(QUERIES[locale].major);
      const option = kind(page, locale, 'major').getByRole('option').first();
      await expect(option).toBeVisible();
      await expect(option).toHaveAttribute('data-highlighted', '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/majors\?major=1$/);
      await expect(field(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveCount(0);
    });

    test('finds a page by its name in either language', async ({ page }) => {
      await opened(page, locale);
      for (const query of [QUERIES[locale].page, QUERIES[locale].other]) {
        await field(page).fill(query);
        const title = words(locale, 'common', 'routes.scholarship.title');
        await expect(kind(page, locale, 'page').getByRole('option', { name: title })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      const button = page.getByRole('button', { name: words(locale, 'common', 'nav.search') });
      await expect(button).toBeFocused();
    });

    test('finds a school by its short name and opens it, by keyboard, on a phone', async ({
      page,
      axe,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathTo(locale, 'pricing'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openByKeys(page);
      await page.keyboard.type('tum');
      const option = kind(page, locale, 'school').getByRole('option').first();
      await expect(option).toContainText('Munich');
      await expect(option).toHaveAttribute('data-highlighted', '');
      await axe(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/school-list\?school=502$/);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(
        'Munich',
      );
      const others = words(locale, 'results', 'detail.programs');
      await expect(page.getByRole('heading', { name: others })).toBeVisible();
      await axe(page);
    });

    test('reports an empty result, and passes the text on to Sophie', async ({ page }) => {
      await opened(page, locale);
      await field(page).fill('<b>zzzz</b>');
      await expect(page.getByRole('status').filter({ hasText: '<b>zzzz</b>' })).toBeVisible();
      await page.getByRole('button', { name: words(locale, 'overlays', 'search.ask') }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('<b>zzzz</b>');
    });

    test('finds pages if the call fails, and says so', async ({ page, mock, expectConsole }) => {
      expectConsole(FAILED_REQUEST);
      await watchToasts(page);
      await mock.fault({ match: 'getSearch', kind: 'status', status: 500 });
      await opened(page, locale);
      await field(page).fill(QUERIES[locale].page);
      await expect(page.getByText(words(locale, 'overlays', 'search.failed'))).toBeVisible();
      await expect(kind(page, locale, 'page').getByRole('option').first()).toBeVisible();
      await mock.clearFaults();
      await page.getByRole('button', { name: words(locale, 'overlays', 'search.retry') }).click();
      await expect(kind(page, locale, 'scholarship').getByRole('option').first()).toBeVisible();
      expect(await shownToasts(page)).toEqual([]);
    });

    test('is also the search of the 404 page', async ({ page, expectConsole }) => {
      expectConsole(DOCUMENT_404);
      await page.goto(`${pathTo(locale, 'majors')}/nowhere`);
      await field(page).fill(QUERIES[locale].major);
      await kind(page, locale, 'major').getByRole('option').first().click();
      await expect(page).toHaveURL(/\/majors\?major=1$/);
    });
  });
}

test('a text of 10,000 characters is cut, and finds nothing', async ({ page }) => {
  await opened(page, 'en');
  await field(page).fill('x'.repeat(10_000));
  await expect(field(page)).toHaveValue('x'.repeat(200));
  await expect(page.getByRole('status').filter({ hasText: 'xxx' })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('does not open over another dialog', async ({ page }) => {
  await keepAnswers(page);
  await page.goto('/school-list');
  await openByKeys(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await programs(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(field(page)).toHaveCount(0);
});
