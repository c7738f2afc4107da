import { expect, type Page } from '@playwright/test';
import { codeForm, HOA, signupForm } from '../flows/forms/account-forms';
import { fillIn, sendButton } from '../flows/forms/form';
import { at } from '../flows/visit';
import { FAILED_REQUEST, test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

// Scholarships: the list in its URL, saving as a visitor and as a student, refusals, invalid parameters.

const NAMES = {
  en: { nl: 'NL Scholarship', tampere: 'Tampere University Global Student Award' },
  vi: { nl: 'Học bổng NL (Hà Lan)', tampere: 'Học bổng Global Student Award của Đại học Tampere' },
} as const;

const say = (locale: TestLocale, key: string) => words(locale, 'scholarship', key);
const rows = (page: Page) => page.locator('main ol > li');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const named = (locale: TestLocale, key: string, name: string) =>
  say(locale, key).replace('{{name}}', name);

function toggle(page: Page, locale: TestLocale, key: 'saveName' | 'isSavedName', name: string) {
  return page.getByRole('button', { name: named(locale, `saved.${key}`, name), exact: true });
}

for (const locale of ONE_LOCALE) {
  const { nl, tampere } = NAMES[locale];

  test(`the URL contains the list, Back restores it, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/scholarship?country=4&sort=deadline'));
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByLabel(say(locale, 'tools.country'), { exact: true })).toHaveValue('4');
    await page.getByLabel(say(locale, 'tools.country'), { exact: true }).selectOption('6');
    await page.getByLabel(say(locale, 'tools.pays'), { exact: true }).selectOption('tuition');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(at(locale, '/scholarship?country=6&pays=tuition&sort=deadline'));
    await page.getByLabel(say(locale, 'tools.find')).fill('zzz');
    await expect(page.getByText(say(locale, 'empty.title'))).toBeVisible();
    await page
      .getByRole('button', { name: say(locale, 'empty.q').replace('{{q}}', 'zzz') })
      .click();
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(at(locale, '/scholarship?country=4&sort=deadline'));
    await expect(rows(page)).toHaveCount(2);
  });

  test(`one scholarship has its own address, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/scholarship?country=4'));
    await row(page, nl).getByRole('link', { name: nl, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: nl });
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(at(locale, '/scholarship?country=4&scholarship=21'));
    const official = dialog.getByRole('link', { name: /www\.studyinnl\.org/ });
    await expect(official).toHaveAttribute('href', 'https://www.studyinnl.org/');
    await expect(official).toHaveAttribute('rel', /noopener/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goto(at(locale, '/scholarship?scholarship=21'));
    await expect(dialog.getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(at(locale, '/scholarship'));
    await expect(rows(page)).toHaveCount(10);
  });

  test(`ten at a time, by keyboard, and Back restores them, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/scholarship?sort=deadline'));
    await expect(rows(page)).toHaveCount(10);
    const more = page.getByRole('button', {
      name: words(locale, 'scholarship', 'more_other', { count: '10' }),
    });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(20);
    const first = rows(page).nth(10).getByRole('heading').getByRole('link');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(20);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(400);
    // A click of the mouse would first scroll up to it.
    await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
    await expect(rows(page)).toHaveCount(0);
    await page.goBack();
    await expect(rows(page)).toHaveCount(20);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test(`rows of a phone are short, and of a desktop, ${locale}`, async ({ page }) => {
    const heights = () =>
      rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    /** Of eight in ten: a long name may take one more line. */
    const most = async () => (await heights()).sort((a, b) => a - b)[7];
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(locale, '/scholarship'));
    await expect(rows(page)).toHaveCount(10);
    const asked = say(locale, 'fit.asked_other').replace(/^\{\{.*?\}\} /, '');
    const fit = rows(page).first().getByText(asked);
    await expect(fit).toBeHidden();
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(84);
    // With the line between two rows.
    expect(await most()).toBeLessThanOrEqual(101);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(94);
    await expect(fit).toBeVisible();
  });

  test(`a visitor’s scholarships are added to the new account, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/scholarship?country=4'));
    await toggle(page, locale, 'saveName', nl).click();
    await expect(page.getByText(say(locale, 'saved.told'))).toBeVisible();
    await page.goto(at(locale, '/scholarship?country=6'));
    await toggle(page, locale, 'saveName', tampere).click();
    await page.goto(at(locale, '/signup'));
    const review = page.getByRole('list', {
      name: words(locale, 'account', 'carry.scholarshipsLabel'),
    });
    await expect(review.getByRole('checkbox')).toHaveCount(2);
    await expect(review).toContainText(nl);
    await expect(review).toContainText(tampere);
    await fillIn(page, locale, signupForm);
    await sendButton(page, locale, signupForm).click();
    await signupForm.done(page, locale);
    await fillIn(page, locale, codeForm);
    await codeForm.done(page, locale);
    await page.goto(at(locale, '/scholarship?saved=1'));
    await expect(rows(page)).toHaveCount(2);
    await expect(toggle(page, locale, 'isSavedName', nl)).toHaveAttribute('aria-pressed', 'true');
    const kept = await page.evaluate(() => localStorage.getItem('savedScholarships'));
    expect(kept ?? '[]').not.toContain('21');
    await expect(page.getByRole('banner').getByRole('button', { name: HOA.name })).toBeVisible();
  });

  test(`a student saves, removes, and sees a refusal, ${locale}`, async ({
    page,
    mock,
    signIn,
    expectConsole,
  }) => {
    expectConsole(FAILED_REQUEST);
    await signIn('linh.tran');
    await page.goto(at(locale, '/scholarship?country=4'));
    const save = toggle(page, locale, 'saveName', nl);
    const saved = toggle(page, locale, 'isSavedName', nl);
    await expect(saved).toBeVisible();
    await mock.fault({ match: 'deleteSavedScholarship', kind: 'status', status: 500 });
    await saved.click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await mock.clearFaults();
    await saved.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(async () => (await mock.requests()).filter(({ method }) => method === 'DELETE').length)
      .toBe(2);
    await page.reload();
    await expect(save).toBeVisible();
    await save.click();
    await expect(saved).toBeVisible();
  });

  test(`invalid parameters leave the whole list, ${locale}`, async ({ page }) => {
    const garbage =
      '?q=%E0%A4%A&country=%3Cscript%3E&field=9e9&pays=all&open=maybe&saved=2&sort=up&scholarship=..%2F..';
    await page.goto(at(locale, `/scholarship${garbage}`));
    await expect(page.getByText(say(locale, 'dropped'))).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the warning about scams has its own address', async ({ page }) => {
  await page.goto('/scholarship');
  await page.getByRole('link', { name: say('en', 'scams.link') }).click();
  await expect(page).toHaveURL(/#scams$/);
  await expect(page.getByRole('heading', { name: say('en', 'scams.title') })).toBeInViewport();
  await expect(page.locator('#scams')).toBeFocused();
});
