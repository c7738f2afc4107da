import { expect, type Page } from '@playwright/test';
import { codeForm, HOA, signupForm } from '../flows/forms/account-forms';
import { essayText, expectSaved, saveLine } from '../flows/essays';
import { fillIn, sendButton } from '../flows/forms/form';
import { beginningOf, column, expectPlanSaved, moveByKeyboard } from '../flows/plan';
import { byMouse } from '../flows/input/press';
import { answerAll, at, chip, overview } from '../flows/visit';
import { test } from '../support/test';
import { LOCALES, words, type TestLocale } from '../support/words';

// The whole journey: a visitor answers, saves, signs up without losing anything, plans and writes.

test.slow();

const TEXTS = {
  en: ['The pump had been broken for eleven days, ', 'and nobody asked about it any more — “why?”'],
  vi: ['Cái máy bơm hỏng đã mười một ngày, ', 'và chẳng còn ai hỏi đến nó nữa — “vì sao?”'],
} as const;

/** Saves three programs of the list, of three schools; returns them. */
async function saveThree(page: Page, locale: TestLocale): Promise<string[]> {
  const rows = page.locator('main ol > li').filter({ has: page.locator('a[href*="program="]') });
  await expect(rows.first()).toBeVisible();
  const schools: string[] = [];
  for (const row of await rows.all()) {
    const lines = (await row.innerText()).split('\n').filter((line) => line.trim() !== '');
    // Its city may follow.
    const school = lines[1]?.split(', ')[0]?.trim() ?? '';
    if (schools.length === 3 || schools.includes(school)) continue;
    schools.push(school);
    await row.getByRole('button', { name: beginningOf(locale, 'saved', 'saveProgram') }).click();
  }
  const three = words(locale, 'saved', 'device.count_other', { count: '3' });
  await expect(page.getByText(three)).toBeVisible();
  expect(schools).toHaveLength(3);
  return schools;
}

/** From the list to the first question of a new account, with all local data; returns its texts. */
async function signUp(page: Page, locale: TestLocale, schools: string[]): Promise<void> {
  await page.getByRole('link', { name: words(locale, 'saved', 'device.open') }).click();
  await expect(page).toHaveURL(at(locale, '/school-list?view=saved'));
  for (const school of schools) await expect(page.locator('main ol').first()).toContainText(school);
  await page.getByRole('link', { name: words(locale, 'saved', 'device.keep') }).click();
  await expect(page).toHaveURL(at(locale, '/signup'));
  const review = page.getByRole('complementary');
  const list = (key: string) => review.getByRole('list', { name: words(locale, 'account', key) });
  await expect(list('carry.answersLabel').getByRole('checkbox')).toHaveCount(5);
  await expect(list('carry.programsLabel').getByRole('checkbox')).toHaveCount(3);
  for (const school of schools) await expect(list('carry.programsLabel')).toContainText(school);
  await fillIn(page, locale, signupForm);
  await sendButton(page, locale, signupForm).click();
  await signupForm.done(page, locale);
  await fillIn(page, locale, codeForm);
  await codeForm.done(page, locale);
}

for (const locale of LOCALES) {
  test(`from the first question to an essay that nothing can lose, ${locale}`, async ({
    page,
    context,
    mock,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/, { optional: true });
    await page.goto(at(locale, '/'));
    await answerAll(page, { locale, press: byMouse, wide: true });
    const answers = page.getByRole('list', { name: words(locale, 'questions', 'list.answers') });
    const answered = await answers.getByRole('button').allInnerTexts();
    const schools = await saveThree(page, locale);

    await signUp(page, locale, schools);
    // Every question is answered already, and can be skipped.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.getByRole('link', { name: words(locale, 'onboarding', 'later') }).click();
    // The page that the account was created from: for a student, the plan.
    await expect(page).toHaveURL(at(locale, '/profile/checklist'));
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: words(locale, 'common', 'nav.schoolList') }).click();
    await expect(overview(page, locale)).toBeVisible();
    await expect(chip(page, locale, 'majors')).toBeVisible();
    expect(await answers.getByRole('button').allInnerTexts()).toEqual(answered);

    await page.getByRole('link', { name: words(locale, 'saved', 'account.open') }).click();
    const considered = column(page, locale, 'considering').getByRole('article');
    await expect(considered).toHaveCount(3);
    for (const school of schools)
      await expect(considered.filter({ hasText: school })).toHaveCount(1);

    const [moved = ''] = schools;
    await moveByKeyboard(page, locale, moved, ['ArrowRight']);
    await expect(column(page, locale, 'preparing').getByRole('article')).toContainText(moved);
    await expectPlanSaved(page, locale);
    await page.reload();
    await expect(column(page, locale, 'preparing').getByRole('article')).toContainText(moved);
    await expect(considered).toHaveCount(2);

    const tabs = page.getByRole('navigation', { name: words(locale, 'common', 'nav.profile') });
    await tabs.getByRole('link', { name: words(locale, 'common', 'nav.essays') }).click();
    await page.getByRole('button', { name: words(locale, 'essays', 'empty.action') }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(words(locale, 'essays', 'form.title'), { exact: true }).fill(HOA.name);
    await form.getByRole('button', { name: words(locale, 'essays', 'form.create') }).click();
    const [begun, rest] = TEXTS[locale];
    await essayText(page, locale).click();
    await page.keyboard.type(begun);
    await expectSaved(page, locale);

    // Offline in mid-sentence; the tab closes without a warning.
    await context.setOffline(true);
    await page.keyboard.type(rest.slice(0, 20));
    await expect(saveLine(page, locale, 'offline')).toBeVisible();
    await page.keyboard.type(rest.slice(20));
    await expect(essayText(page, locale)).toHaveValue(begun + rest);
    const url = page.url();
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto(url);
    await expect(essayText(again, locale)).toHaveValue(begun + rest);
    await expectSaved(again, locale);
    const lastSave = async () =>
      (await mock.requests()).findLast(({ method }) => method === 'PATCH')?.body;
    await expect.poll(lastSave).toMatchObject({ content: expect.stringContaining(begun + rest) });
    await again.reload();
    await expect(essayText(again, locale)).toHaveValue(begun + rest);
    const kept = await again.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key.startsWith('draft.'))).toEqual([]);
  });
}
