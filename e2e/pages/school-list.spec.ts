import { expect, type Page } from '@playwright/test';
import { at, keepAnswers, LINH, programs, signInByForm } from '../flows/visit';
import { byMouse } from '../flows/input/press';
import { test } from '../support/test';
import { words, type TestLocale } from '../support/words';

test.use({ viewport: { width: 390, height: 844 } });

const ROWS = 'main ol > li[data-program]';

/** The top of the first row and the tallest of the first eight, in CSS pixels. */
function measure(page: Page) {
  return page.locator(ROWS).evaluateAll((rows) => {
    const boxes = rows.slice(0, 8).map((row) => row.getBoundingClientRect());
    return {
      top: boxes[0]?.top ?? Number.NaN,
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  });
}

const open: Record<string, (page: Page, locale: TestLocale) => Promise<void>> = {
  'a visitor with answers': async (page, locale) => {
    await keepAnswers(page);
    await page.goto(at(locale, '/school-list'));
  },
  'a student': async (page, locale) => {
    await page.goto(at(locale, '/login'));
    await signInByForm(page, locale, byMouse, LINH);
    await page.goto(at(locale, '/school-list'));
  },
};

for (const locale of ['en', 'vi'] as const) {
  for (const [who, visit] of Object.entries(open)) {
    test(`${locale}: ${who} sees the first school at once, in rows of one glance`, async ({
      page,
    }) => {
      await visit(page, locale);
      await expect(programs(page).nth(7)).toBeVisible();
      await expect(page.getByRole('img').first()).toBeVisible();
      const { top, height } = await measure(page);
      expect(top).toBeLessThanOrEqual(300);
      // 171 with a title of two lines; a long name of a school has a second line, too.
      expect(height).toBeLessThanOrEqual(191);
    });
  }

  test(`${locale}: one missing answer fills all rows`, async ({ page }) => {
    await keepAnswers(page);
    await page.goto(at(locale, '/school-list'));
    const ask = page.getByRole('button', { name: words(locale, 'results', 'ask.add.language') });
    await expect(ask.nth(3)).toBeVisible();
    await ask.nth(3).click();
    const sheet = page.getByRole('dialog', {
      name: words(locale, 'results', 'ask.title.language'),
    });
    const what = words(locale, 'results', 'ask.chip.language');
    const more = sheet.getByRole('button', {
      name: words(locale, 'results', 'ask.more', { what }),
    });
    expect((await more.boundingBox())?.width).toBeGreaterThanOrEqual(56);
    await more.click();
    await expect(sheet.getByText('7.0')).toBeVisible();
    await sheet.getByRole('button', { name: words(locale, 'results', 'ask.fill') }).click();
    await expect(sheet).toHaveCount(0);
    await expect(ask).toHaveCount(0);
    const { source } = new RegExp(
      words(locale, 'results', 'ask.filled_other').split('{{')[0] ?? '',
    );
    await expect(page.getByRole('status').filter({ hasText: new RegExp(source) })).toHaveCount(1);
    await expect(page.locator('h3 a:focus')).toHaveCount(1);
  });
}

test('a link to the table opens the list on a phone', async ({ page }) => {
  await page.goto('/school-list?view=table');
  await expect(programs(page).first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a printed comparison says what is illustrative, and has no other button', async ({
  page,
}) => {
  await keepAnswers(page);
  await page.goto('/school-list');
  const add = page.getByRole('button', { name: /^Compare / });
  await add.nth(0).click();
  await add.nth(1).click();
  await page.getByRole('button', { name: words('en', 'results', 'compare.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const marks = dialog.getByText(words('en', 'results', 'row.illustrative'), { exact: true });
  await expect(marks).toHaveCount(3);
  await expect(dialog.getByRole('button')).toHaveCount(3);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`the details show their name, and the close button wherever they are scrolled, at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await keepAnswers(page);
    await page.goto('/school-list');
    await programs(page).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    const close = dialog.getByRole('button', { name: words('en', 'common', 'action.close') });
    await expect(close).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('heading').last().scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport({ ratio: 1 });
  });
}
