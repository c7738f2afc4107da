import { expect, type Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import {
  DESKTOP,
  nameOf,
  ON_DESKTOP,
  ON_PHONE,
  PHONE,
  VARIANTS,
  viewportOf,
  type Variant,
} from '../flows/variants';
import { fitsEverywhere, NARROWEST } from '../flows/overflow';
import { networkIdle, scrollToEnd } from '../flows/idle';
import { untilReady } from '../flows/states/state';
import { ANSWERS, chip, keepAnswers, overview, programs, question, tryAgain } from '../flows/visit';
import { DOCUMENT_404, FAILED_REQUEST, test } from '../support/test';
import { words, type TestLocale } from '../support/words';
import { toasts } from '../flows/toasts';

// axe passes on every dialog, error and empty state, each in one language, theme and layout: none has markup of its own for
// one of them. a11y-routes.spec.ts has the pages.

async function listWithAnswers(page: Page, locale: TestLocale, search: Record<string, string>) {
  await keepAnswers(page, { ...ANSWERS, average: 8.6 });
  await page.goto(pathTo(locale, 'school-list', { search }));
  await untilReady(page);
}

const button = (page: Page, locale: TestLocale, namespace: string, key: string) =>
  page.getByRole('button', { name: words(locale, namespace, key) });

function inVariant(variant: Variant): void {
  test.use({ viewport: viewportOf(variant) });
  test.beforeEach(({ page }) =>
    page.addInitScript((name) => localStorage.setItem('theme', name), variant.theme),
  );
}

for (const variant of VARIANTS) {
  const { locale } = variant;
  test.describe(nameOf(variant), () => {
    inVariant(variant);

    test('the tools of the list', async ({ page, axe }) => {
      await listWithAnswers(page, locale, {});
      const tools = page.getByRole('group', { name: words(locale, 'results', 'tools.label') });
      const openers = tools.locator('button[aria-haspopup]:visible');
      for (let index = 0; index < (await openers.count()); index++) {
        await openers.nth(index).click();
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible();
        await networkIdle(page);
        await axe(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
      }
    });
  });
}

test.describe(nameOf(ON_DESKTOP), () => {
  const { locale } = ON_DESKTOP;
  inVariant(ON_DESKTOP);

  test('the search overlay: before typing, with and without results', async ({ page, axe }) => {
    await page.goto(pathTo(locale, 'pricing'));
    await untilReady(page);
    await button(page, locale, 'common', 'nav.search').click();
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await axe(page);
    await field.fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    await axe(page);
    await field.fill('zzzz');
    await expect(page.getByRole('status').filter({ hasText: 'zzzz' })).toBeVisible();
    await axe(page);
    await fitsEverywhere(page);
  });

  test('the error page', async ({ page, axe, mock, signIn, expectConsole }) => {
    expectConsole(FAILED_REQUEST);
    await signIn('linh.tran');
    await page.goto(pathTo(locale, 'pricing'));
    await untilReady(page);
    await mock.fault({ match: 'getBasicInfo', kind: 'status', status: 500 });
    await page.evaluate(
      (path) => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
      pathTo(locale, 'profile'),
    );
    const title = words(locale, 'common', 'error.title');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await axe(page);
  });

  test('a question that failed to load, with its toast', async ({
    page,
    axe,
    mock,
    expectConsole,
  }) => {
    expectConsole(FAILED_REQUEST);
    await mock.fault({ match: 'postBudgetRange', kind: 'status', status: 500 });
    await page.goto(pathTo(locale, 'school-list', { search: { step: 'budget' } }));
    await expect(toasts(page)).toBeVisible();
    await axe(page);
  });

  test('a program in its dialog', async ({ page, axe }) => {
    await listWithAnswers(page, locale, {});
    await programs(page).first().click();
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    await axe(page);
  });

  test('the comparison', async ({ page, axe }) => {
    await listWithAnswers(page, locale, {});
    const add = page
      .locator('main button[aria-pressed]')
      .filter({ hasText: words(locale, 'results', 'compare.add') });
    for (const index of [0, 1, 2]) await add.nth(index).click();
    await expect(button(page, locale, 'results', 'compare.open')).toBeVisible();
    await scrollToEnd(page);
    await axe(page); // At the end of the page the tray covers no control.
    await button(page, locale, 'results', 'compare.open').click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await axe(page);
  });
});

test.describe(nameOf(ON_PHONE), () => {
  const { locale } = ON_PHONE;
  inVariant(ON_PHONE);

  test('the home of a student, and the account menu', async ({ page, axe, signIn }) => {
    await signIn('linh.tran');
    await page.goto(pathTo(locale, 'home'));
    await untilReady(page);
    await axe(page);
    await page.getByRole('banner').getByRole('button', { name: 'Trần Ngọc Linh' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await axe(page);
  });

  test('the 404 page', async ({ page, axe, expectConsole }) => {
    expectConsole(DOCUMENT_404);
    await page.goto(`${pathTo(locale, 'majors')}/${'nowhere-'.repeat(30)}`);
    await untilReady(page);
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
    await page.setViewportSize(PHONE);
    await page.getByRole('combobox').fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    await networkIdle(page);
    await axe(page);
  });

  test('the questions', async ({ page, axe }) => {
    await keepAnswers(page);
    for (const step of ['grade', 'countries', 'budget', 'field', 'majors']) {
      await page.goto(pathTo(locale, 'school-list', { search: { step } }));
      await expect(question(page, locale, step)).toBeVisible();
      await untilReady(page);
      await axe(page);
      await fitsEverywhere(page, NARROWEST);
      await page.setViewportSize(PHONE);
    }
  });

  test('the list as rows, and as a table on a wide screen', async ({ page, axe }) => {
    await listWithAnswers(page, locale, {});
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
    await page.setViewportSize(DESKTOP);
    await page.goto(pathTo(locale, 'school-list', { search: { view: 'table' } }));
    await expect(page.getByRole('table')).toBeVisible();
    await untilReady(page);
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
  });

  test('the final list with its overview', async ({ page, axe, signIn }) => {
    await signIn('linh.tran');
    await page.goto(pathTo(locale, 'school-list'));
    await expect(overview(page, locale)).toBeVisible();
    await untilReady(page);
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
  });

  test('an empty list, and one that failed to load', async ({ page, axe, mock, expectConsole }) => {
    expectConsole(FAILED_REQUEST);
    await listWithAnswers(page, locale, { q: 'zzzz', page: '-1' });
    const empty = words(locale, 'results', 'empty.title');
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
    await page.setViewportSize(PHONE);
    await mock.fault({ match: 'preRunEngine', kind: 'status', status: 500 });
    await page.goto(pathTo(locale, 'school-list'));
    await expect(tryAgain(page, locale)).toBeVisible();
    await axe(page);
  });

  test('the list while it loads', async ({ page, axe, mock }) => {
    await keepAnswers(page);
    await mock.fault({ match: 'preRunEngine', kind: 'hang' });
    await page.goto(pathTo(locale, 'school-list'));
    await expect(page.getByText(words(locale, 'results', 'loading')).last()).toBeVisible();
    await expect(chip(page, locale, 'field')).toBeVisible();
    await axe(page);
  });

  test('the editors of the answers', async ({ page, axe }) => {
    await listWithAnswers(page, locale, {});
    for (const step of ['countries', 'budget', 'field']) {
      await chip(page, locale, step).click();
      const editor = page.getByRole('dialog');
      await expect(
        editor.getByRole('checkbox').or(editor.getByRole('radio')).first(),
      ).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const answers = page.getByRole('list', { name: words(locale, 'questions', 'list.answers') });
    await answers.getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const save = button(page, locale, 'results', 'scales.save');
    await page.getByRole('dialog').getByRole('textbox').first().fill('99');
    await save.click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await axe(page);
  });

  test('local data at sign-in, and a rejected form', async ({ page, axe }) => {
    await keepAnswers(page);
    await page.goto(pathTo(locale, 'login'));
    await untilReady(page);
    await page.getByRole('button', { name: words(locale, 'account', 'submit') }).click();
    await expect(page.getByRole('textbox').first()).toBeFocused();
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
  });
});
