import { expect, type Page } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { at, chip, keepAnswers, ANSWERS, programs } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

const MATHEMATICS = { en: 'Mathematics', vi: 'Toán học' };
/** So many majors the catalogue has. */
const MAJORS = 94;
const STATISTICS = { en: 'Statistics', vi: 'Thống kê' };

/** The name of a major, which opens and closes it. */
function major(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function press(page: Page, locale: TestLocale, key: string) {
  return page.getByRole('button', { name: words(locale, 'majors', key), exact: true }).click();
}

async function isOpen(page: Page, name: string): Promise<void> {
  await expect(major(page, name)).toHaveAttribute('aria-expanded', 'true');
}

for (const locale of ONE_LOCALE) {
  test(`${locale}: a search without diacritics finds it in either language`, async ({ page }) => {
    await page.goto(at(locale, '/majors'));
    await expect(page.locator('main h3')).toHaveCount(MAJORS);
    const field = page.getByRole('searchbox', { name: words(locale, 'majors', 'search.label') });
    for (const q of ['toan', 'TOÁN HỌC', 'mathemat']) {
      await field.fill(q);
      await expect(page.locator('main h3').first()).toHaveText(MATHEMATICS[locale]);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === q);
    }
    await page.reload();
    await expect(field).toHaveValue('mathemat');
    await expect(page.locator('main h3').first()).toHaveText(MATHEMATICS[locale]);
  });

  test(`${locale}: opens by a link and is visible; Back closes it`, async ({ page }) => {
    await page.goto(at(locale, '/majors?major=25'));
    await isOpen(page, MATHEMATICS[locale]);
    await expect(major(page, MATHEMATICS[locale])).toBeInViewport();
    await page.goto(at(locale, '/majors'));
    await major(page, MATHEMATICS[locale]).click();
    await expect(page).toHaveURL(/\?major=25$/);
    await page.getByRole('link', { name: STATISTICS[locale], exact: true }).click();
    await isOpen(page, STATISTICS[locale]);
    await expect(major(page, STATISTICS[locale])).toBeFocused();
    await expect(major(page, STATISTICS[locale])).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/majors')}$`));
    await expect(page.locator('main [aria-expanded=true]')).toHaveCount(0);
  });

  test(`${locale}: added majors filter the school list`, async ({ page }) => {
    await page.goto(at(locale, '/majors?cluster=5&major=25'));
    await press(page, locale, 'actions.add');
    await major(page, STATISTICS[locale]).click();
    await press(page, locale, 'actions.add');
    const list = page.getByRole('link', { name: words(locale, 'majors', 'actions.list') });
    await list.last().click();
    await expect(programs(page).first()).toBeVisible();
    await expect(chip(page, locale, 'majors')).toContainText('2');
    await expect(page.getByText(MATHEMATICS[locale]).first()).toBeVisible();
  });
}

test('another field removes majors, warns before, and can be undone', async ({ page }) => {
  await keepAnswers(page, { ...ANSWERS, titleIds: [1, 2] });
  await page.goto('/majors?major=25');
  await expect(page.getByText(/removes Computer Science and Data Science\.$/)).toBeVisible();
  await press(page, 'en', 'actions.add');
  await expect(page.getByRole('status').filter({ hasText: 'Your search is now in' })).toBeVisible();
  await press(page, 'en', 'actions.undo');
  await page.goto('/school-list');
  await expect(chip(page, 'en', 'majors')).toContainText('2');
  await expect(chip(page, 'en', 'field')).toContainText('Computing and data');
});

test('a student’s majors are in the account', async ({ page, mock, signIn }) => {
  await signIn('minh');
  await page.goto('/majors?cluster=5&major=25');
  await press(page, 'en', 'actions.add');
  await expect(page.getByText('Mathematics was added to your search.')).toBeVisible();
  const kept = async () =>
    callsTo(await mock.requests(), 'basic-info').filter(({ method }) => method === 'PUT');
  await expect.poll(kept).toHaveLength(1);
  await page.reload();
  await expect(
    page.getByRole('button', { name: words('en', 'majors', 'actions.remove') }),
  ).toBeVisible();
});

test('the link to the programs of one major opens its list', async ({ page }) => {
  await page.goto('/majors?major=25');
  await page.getByRole('link', { name: /^See \d+ programs$/ }).click();
  await expect(programs(page).first()).toBeVisible();
  await expect(chip(page, 'en', 'majors')).toContainText('Mathematics');
});

test('the quiz opens on its tab', async ({ page }) => {
  await page.goto('/majors');
  await page.getByRole('link', { name: words('en', 'majors', 'quiz') }).click();
  await expect(page).toHaveURL(/\/sophie/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/major|quiz/i);
});

test('invalid parameters are reported and break nothing', async ({ page }) => {
  const wrecks: [string, string | null][] = [
    ['major=999', 'unknown.major'],
    ['major=%3Cimg%20src=x%20onerror=alert(1)%3E', 'unknown.major'],
    [`major=${'9'.repeat(5000)}`, 'unknown.major'],
    ['cluster=__proto__', 'unknown.cluster'],
    ['q=%E0%A4', 'unknown.q'],
    [`q=${'x'.repeat(5000)}`, 'unknown.q'],
    ['q=%5B(*', null],
    ['major=&cluster=&q=', null],
  ];
  for (const [query, key] of wrecks) {
    await page.goto(`/majors?${query}`);
    const said = key === null ? 'empty.title' : key;
    const text = page.getByText(words('en', 'majors', said), { exact: true });
    if (query.endsWith('q=')) await expect(page.locator('main h3')).toHaveCount(MAJORS);
    else await expect(text).toBeVisible();
  }
});

test('everything works by keyboard', async ({ page }) => {
  await page.goto('/majors?q=toan+hoc');
  const name = major(page, 'Mathematics');
  await name.focus();
  await page.keyboard.press('Enter');
  await isOpen(page, 'Mathematics');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: words('en', 'majors', 'actions.add') }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: words('en', 'majors', 'actions.remove') }),
  ).toBeFocused();
});
