import { expect, type Page } from '@playwright/test';
import { HOA } from '../flows/forms/account-forms';
import { essayText, expectSaved, openEssay, typeAtEnd } from '../flows/essays';
import { switchTo } from '../flows/languages';
import { mixedTexts, watchTexts } from '../flows/mixed-languages';
import { openEditor } from '../flows/plan';
import { settled } from '../flows/idle';
import { keepAnswers } from '../flows/visit';
import { test } from '../support/test';
import { words, type TestLocale } from '../support/words';

// A language switch keeps everything typed, and no page shows two
// languages on the way (R3).

const TAKES_A_WHILE = 150;

function labelled(page: Page, locale: TestLocale, namespace: string, key: string) {
  return page.getByLabel(words(locale, namespace, key), { exact: true });
}

async function noMixes(page: Page): Promise<void> {
  const { shown, mixes } = await mixedTexts(page, ['en', 'vi']);
  expect(shown).toBeGreaterThan(1);
  expect(mixes).toEqual([]);
}

test('during sign-up: input, unticked items and errors stay', async ({ page, mock }) => {
  await keepAnswers(page);
  await page.goto('/signup');
  const review = page.getByRole('complementary').getByRole('checkbox');
  await review.first().uncheck();
  const typed = { name: HOA.name, email: 'hoa@', phone: '0912', password: 'short' };
  const fields = Object.entries(typed);
  for (const [key, text] of fields) await labelled(page, 'en', 'account', key).fill(text);
  await labelled(page, 'en', 'account', 'country').selectOption('JP');
  await page.getByRole('button', { name: words('en', 'account', 'signup'), exact: true }).click();
  const password = labelled(page, 'en', 'account', 'password');
  await expect(password).toHaveAccessibleDescription(
    new RegExp(words('en', 'account', 'error.passwordShort')),
  );

  await mock.latency(TAKES_A_WHILE);
  await watchTexts(page);
  await switchTo(page, 'vi');
  await expect(page).toHaveURL('/vi/signup');
  for (const [key, text] of fields) {
    await expect(labelled(page, 'vi', 'account', key)).toHaveValue(text);
  }
  await expect(labelled(page, 'vi', 'account', 'country')).toHaveValue('JP');
  await expect(labelled(page, 'vi', 'account', 'password')).toHaveAccessibleDescription(
    new RegExp(words('vi', 'account', 'error.passwordShort')),
  );
  await expect(labelled(page, 'vi', 'account', 'email')).toHaveAccessibleDescription(
    words('vi', 'account', 'error.email'),
  );
  await expect(review.first()).not.toBeChecked();
  await expect(review.nth(1)).toBeChecked();
  await noMixes(page);
});

test('in mid-sentence: the text, the caret and the pending save stay', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('linh.tran');
  await openEssay(page, 'e1');
  const before = await essayText(page).inputValue();
  await mock.latency(TAKES_A_WHILE);
  await typeAtEnd(page, ' And then, in mid-sen');
  await essayText(page).evaluate(
    (area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(10, 14),
  );
  await watchTexts(page);
  await switchTo(page, 'vi');
  await expect(page).toHaveURL('/vi/profile/essays/e1');
  const text = essayText(page, 'vi');
  await expect(text).toHaveValue(`${before} And then, in mid-sen`);
  const selection = await text.evaluate((area) =>
    area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [],
  );
  expect(selection).toEqual([10, 14]);
  await noMixes(page);
  await typeAtEnd(page, 'tence.', 'vi');
  await expectSaved(page, 'vi');
  await page.reload();
  await expect(text).toHaveValue(`${before} And then, in mid-sentence.`);
});

test('in the editor of a program: note, status and date stay', async ({ page, mock, signIn }) => {
  const first = page.getByRole('article').first();
  await signIn('linh.tran');
  await page.goto('/profile/checklist');
  await openEditor(page, 'en', first);
  await labelled(page, 'en', 'checklist', 'editor.note').fill('Half a note, not sa');
  await labelled(page, 'en', 'checklist', 'editor.status').selectOption('submitted');
  await labelled(page, 'en', 'checklist', 'editor.deadline').fill('2027-02-03');

  // The editor covers the page: it has to be closed to reach the language link.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mock.latency(TAKES_A_WHILE);
  await watchTexts(page);
  await switchTo(page, 'vi');
  await expect(page).toHaveURL('/vi/profile/checklist');
  await expect(first).toBeVisible();
  await noMixes(page);
  await openEditor(page, 'vi', first);
  await expect(labelled(page, 'vi', 'checklist', 'editor.note')).toHaveValue('Half a note, not sa');
  await expect(labelled(page, 'vi', 'checklist', 'editor.status')).toHaveValue('submitted');
  await expect(labelled(page, 'vi', 'checklist', 'editor.deadline')).toHaveValue('2027-02-03');
});

test('in a new achievement: the input stays', async ({ page, mock, signIn }) => {
  await signIn('linh.tran');
  await page.goto('/profile/achievements');
  const add = words('en', 'achievements', 'add');
  await page.getByRole('button', { name: add, exact: true }).click();
  await labelled(page, 'en', 'achievements', 'form.title').fill('A chess cl');
  await labelled(page, 'en', 'achievements', 'form.hours').fill('200');
  await mock.latency(TAKES_A_WHILE);
  await watchTexts(page);
  await switchTo(page, 'vi');
  await expect(labelled(page, 'vi', 'achievements', 'form.title')).toHaveValue('A chess cl');
  await expect(labelled(page, 'vi', 'achievements', 'form.hours')).toHaveValue('200');
  await noMixes(page);
});

test('in the details: rejected input and its message stay', async ({ page, mock, signIn }) => {
  await signIn('linh.tran');
  await page.goto('/profile/edit');
  // With its options: what comes later would be no text of the first language.
  await settled(page);
  await expect(page.getByRole('button', { name: 'Malaysia', exact: true })).toBeVisible();
  await labelled(page, 'en', 'profile', 'edit.tests.ielts').fill('11');
  await labelled(page, 'en', 'profile', 'edit.tests.ielts').blur();
  await mock.latency(TAKES_A_WHILE);
  await watchTexts(page);
  await switchTo(page, 'vi');
  const band = labelled(page, 'vi', 'profile', 'edit.tests.ielts');
  await expect(band).toHaveValue('11');
  await expect(band).toHaveAccessibleDescription(
    new RegExp(words('vi', 'profile', 'edit.wrong.ielts')),
  );
  await noMixes(page);
});
