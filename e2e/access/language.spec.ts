import { expect, type Page } from '@playwright/test';
import { mixedTexts, watchTexts } from '../flows/mixed-languages';
import { chip, keepAnswers, onward, pager, programs, question } from '../flows/visit';
import { test } from '../support/test';
import { words, type TestLocale } from '../support/words';

const NAMES = { en: 'EN English', vi: 'VI Tiếng Việt' };

function languageLink(page: Page, to: TestLocale) {
  return page.getByRole('banner').getByRole('link', { name: NAMES[to], exact: true });
}

/** Follows the link without scrolling to it, and without waiting for the language. */
async function follow(page: Page, to: TestLocale): Promise<void> {
  await languageLink(page, to).evaluate((link) => link instanceof HTMLElement && link.click());
}

test('at a question: the answers stay, and no page mixes languages', async ({ page, mock }) => {
  await mock.latency(150);
  await page.goto('/');
  await onward(page, 'en', 'next').click();
  await expect(question(page, 'en', 'grade')).toBeVisible();
  await page.getByRole('radio', { name: /12$/ }).check();
  await expect(page.getByText(words('en', 'questions', 'next'), { exact: true })).toBeVisible();

  await watchTexts(page);
  await languageLink(page, 'vi').click();
  await expect(page).toHaveURL(/\/vi\/school-list\?step=grade$/);
  await expect(question(page, 'vi', 'grade')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await expect(page.getByRole('radio', { name: /12$/ })).toBeChecked();
  const { shown, mixes } = await mixedTexts(page, ['en', 'vi']);
  expect(shown).toBeGreaterThan(2);
  expect(mixes).toEqual([]);

  // The entry was replaced: Back opens the previous page, in its language.
  await page.goBack();
  await expect(question(page, 'en', 'countries')).toBeVisible();
});

test('the last of several switches wins', async ({ page, mock }) => {
  await page.goto('/school-list?step=countries');
  await page.getByRole('checkbox').nth(1).check();
  // The count is announced once the answer has settled.
  await expect(page.getByRole('status').filter({ hasText: /\d programs/ })).toBeAttached();
  await mock.latency(300);
  await watchTexts(page);
  await follow(page, 'vi');
  await follow(page, 'en');
  await follow(page, 'vi');
  await expect(question(page, 'vi', 'countries')).toBeVisible();
  expect(await page.getByRole('status').filter({ hasText: 'programs' }).count()).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  expect((await mixedTexts(page, ['en', 'vi'])).mixes).toEqual([]);
});

test('in the results: answers, filter, page and scroll stay', async ({ page, mock }) => {
  await keepAnswers(page);
  const query = '?degree=bachelor&sort=tuition&page=2';
  await page.goto(`/school-list${query}#list`);
  await expect(programs(page).first()).toBeVisible();
  await expect(pager(page)).toContainText(/13–\d+/);
  await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
  const first = await programs(page).first().getAttribute('href');

  await mock.latency(250);
  await page.evaluate(() => window.scrollTo(0, 1300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1300);
  await watchTexts(page);
  await follow(page, 'vi');
  await expect(page).toHaveURL(`/vi/school-list${query}#list`);
  await expect(pager(page, 'vi')).toContainText(/13–\d+/);
  await expect(programs(page).first()).toHaveAttribute('href', `/vi${first ?? ''}`);
  await expect(chip(page, 'vi', 'grade')).toHaveText(/12\s*$/);
  await expect(chip(page, 'vi', 'budget')).toHaveText(/\$10\.000\s-\s\$20\.000/);
  await expect(chip(page, 'vi', 'field')).not.toHaveText(/Computing and data/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1300);
  const degree = page.getByRole('button', {
    name: `${words('vi', 'results', 'tools.degree')} ${words('vi', 'results', 'degrees.bachelor')}`,
  });
  await expect(degree).toBeVisible();
  expect((await mixedTexts(page, ['en', 'vi'])).mixes).toEqual([]);
});

test('on the login page: the input stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(words('en', 'account', 'email')).fill('linh@');
  await page.getByLabel(words('en', 'account', 'password'), { exact: true }).fill('half');
  await languageLink(page, 'vi').click();
  await expect(page).toHaveURL('/vi/login');
  await expect(page.getByLabel(words('vi', 'account', 'email'))).toHaveValue('linh@');
  const password = page.getByLabel(words('vi', 'account', 'password'), { exact: true });
  await expect(password).toHaveValue('half');
});
