import { expect } from '@playwright/test';
import { expectNoOverflow, fitsEverywhere, open } from '../flows/overflow';
import { keepAnswers, programs } from '../flows/visit';
import { DOCUMENT_404, test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

// Nothing is cut off, overlaps or scrolls sideways: with long names, wide text and zoom. a11y-routes.spec.ts measures the pages.

test('the flight to a place names its stop, clear of the portrait', async ({ page }) => {
  await open(page, 'vi', '/');
  const canada = page.locator('.cell', { hasText: 'Canada' });
  const flight = canada.getByText(/^≈13h, quá cảnh/);
  for (const width of [320, 360, 390, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const end = await flight.evaluate((line) => {
      const range = document.createRange();
      range.selectNode(line.firstChild ?? line);
      return range.getBoundingClientRect().right;
    });
    const portrait = await canada.locator('svg').first().boundingBox();
    // The outermost line of the sea is two pixels outside of the box.
    expect(end, `at ${width} px`).toBeLessThan((portrait?.x ?? 0) + 1);
  }
});

test('with wide text spacing, the labels of the budget stay apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'vi', '/school-list?step=budget');
  await page.getByText('Tất cả').waitFor();
  await page.evaluate((css) => {
    // The values of WCAG 1.4.12. The policy of the build refuses a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf('.flow-count :last-child')).toBeLessThanOrEqual(
    await bottomOf('.flow-land'),
  );
  const labels = page.locator('.strip-range ol').locator('span, li:not(:has(span))');
  const seen = await labels.evaluateAll((all) => {
    const axis = all[0]?.getBoundingClientRect();
    return all
      .map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return text.getBoundingClientRect();
      })
      .filter(({ top, bottom }) => axis && top < axis.bottom && bottom > axis.top)
      .sort((a, b) => a.left - b.left)
      .map(({ left, right }) => ({ left, right }));
  });
  expect(seen.length).toBeGreaterThan(3);
  for (const [index, { left }] of seen.entries()) {
    expect(left).toBeGreaterThan(seen[index - 1]?.right ?? 0);
  }
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('the bar covers no answer that has the focus', async ({ page }) => {
    for (const path of ['/', '/school-list?step=grade']) {
      await open(page, 'en', path);
      await expect(page.locator('.cell input').first()).toBeAttached();
      await page.locator('h1').focus();
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('Tab');
        const cell = page.locator('.cell:has(:focus)');
        if ((await cell.count()) === 0) continue;
        const bottom = await cell.evaluate((element) => element.getBoundingClientRect().bottom);
        const bar = await page.locator('.flow-bar').boundingBox();
        expect(bottom, path).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    }
  });
});

test.describe('at 200 % zoom', () => {
  // A window of 1280 px at 200 % has 640 CSS px, each of two device pixels.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const locale of ONE_LOCALE) {
    test(`everything fits and works, ${locale}`, async ({ page, expectConsole }) => {
      expectConsole(DOCUMENT_404);
      await keepAnswers(page);
      for (const path of ['/', '/school-list', '/school-list?step=field', '/login', '/nowhere']) {
        await open(page, locale, path);
        await expectNoOverflow(page, path);
      }
      await open(page, locale, '/school-list');
      await programs(page).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('table').first()).toBeVisible();
      await expectNoOverflow(page, 'the dialog');
      await dialog.getByRole('button', { name: words(locale, 'common', 'action.close') }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
});

test.describe('names of 10,000 characters', () => {
  const WIDTHS = [320, 1280];
  const NAME = 'Pneumonoultramicroscopic'.repeat(420).slice(0, 10_000);
  const lengthen = (program: { title: string; school: { name: string } }) => {
    program.title = NAME;
    program.school.name = NAME;
  };

  test('break no layout', async ({ page }) => {
    await keepAnswers(page);
    await page.route('**/pre-run-engine?page=1', async (route) => {
      const response = await route.fetch();
      // A response of the mock API, in the format of docs/api.md.
      const body = (await response.json()) as { data: Parameters<typeof lengthen>[0][] };
      body.data.slice(0, 2).forEach(lengthen);
      await route.fulfill({ response, json: body });
    });
    for (const path of ['/school-list', '/school-list?view=table', '/']) {
      await open(page, 'en', path);
      const shown = page.getByText(NAME.slice(0, 60)).first();
      if (path !== '/') await expect(shown).toBeVisible();
      await fitsEverywhere(page, WIDTHS);
    }
    await open(page, 'en', '/school-list');
    const compare = page
      .locator('main button[aria-pressed]')
      .filter({ hasText: words('en', 'results', 'compare.add') });
    await compare.nth(0).click();
    await compare.nth(1).click();
    await fitsEverywhere(page, WIDTHS);
    await page.getByRole('button', { name: words('en', 'results', 'compare.open') }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await fitsEverywhere(page, WIDTHS);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await programs(page).first().click();
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    await fitsEverywhere(page, WIDTHS);
  });
});
