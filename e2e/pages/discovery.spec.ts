import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { callsTo } from '../flows/calls';
import {
  answerQuiz,
  waitForCard,
  HEADING,
  openQuiz,
  QUIZ_ANSWERS,
  quizButton,
  quizHeading,
  quizWords,
  resultHeading,
  sophieTab,
  TITLE,
  openDetails,
} from '../flows/discovery';
import { switchTo } from '../flows/languages';
import { byMouse } from '../flows/input/press';
import { networkIdle } from '../flows/idle';
import { toasts } from '../flows/toasts';
import { at, chip, logOut, signInByForm, tryAgain } from '../flows/visit';
import { FAILED_REQUEST, test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

const other = { en: 'vi', vi: 'en' } as const;

for (const locale of ONE_LOCALE) {
  test.describe(locale, () => {
    test('from the quiz to the result, to the list, and reset to the defaults', async ({
      page,
      mock,
    }) => {
      await openQuiz(page, locale);
      await answerQuiz(page, locale);
      await openDetails(page, locale, 'sharper');
      await page.getByRole('radio', { name: 'INTP' }).check();
      await quizButton(page, locale, 'mbti.takeOut').click();
      await quizButton(page, locale, 'deck.start').click();
      await waitForCard(page, 1);
      await quizButton(page, locale, 'rating.like').click();
      await waitForCard(page, 2);
      await page.keyboard.press('Escape');
      await quizButton(page, locale, 'submit').click();
      const heading = page.getByRole('heading', { level: 2 }).first();
      await expect(heading).toBeFocused();
      await openDetails(page, locale, 'arithmetic');
      await expect(page.getByRole('table').first()).toBeVisible();
      const sent = (await mock.requests()).filter(({ url }) => url.includes('/major-discovery/'));
      expect(sent.map(({ body }) => body)).toEqual([
        { ...QUIZ_ANSWERS, activities: [{ id: 'repair', rating: 'like' }] },
      ]);

      const closest = page.getByRole('heading', { level: 4 }).first();
      const title = (await closest.textContent()) ?? '';
      const add = quizWords(locale, 'near.addOf').replace('{{group}}', title);
      await page.getByRole('button', { name: add, exact: true }).click();
      const show = quizWords(locale, 'near.programsOf').replace('{{group}}', title);
      await page.getByRole('link', { name: show, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/school-list')}(\\?|$)`));
      await expect(chip(page, locale, 'field')).toContainText(title);
      await page.goBack();

      await quizButton(page, locale, 'clear.open').click();
      await quizButton(page, locale, 'clear.confirm').click();
      await expect(sophieTab(page, locale, 'chat')).toHaveAttribute('aria-selected', 'true');
      await sophieTab(page, locale, 'quiz').click();
      await quizButton(page, locale, 'intro.start').click();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    });

    test('any state is restored after another page, a reload, another language', async ({
      page,
      mock,
    }) => {
      // Not started: only the tab.
      await openQuiz(page, locale);
      await page.reload();
      await expect(quizHeading(page, locale, 'intro.title')).toBeVisible();
      // Started: the question and the answers, after a reload and after another page.
      await answerQuiz(page, locale);
      await page.reload();
      await expect(quizHeading(page, locale, 'title.activities')).toBeVisible();
      await page.goto(at(locale, '/majors'));
      await page.goto(at(locale, '/sophie'));
      await quizButton(page, locale, 'back').click();
      await expect(
        page.getByRole('radio', { name: quizWords(locale, 'environment.quiet') }),
      ).toBeChecked();
      await quizButton(page, locale, 'next').click();
      await quizButton(page, locale, 'deck.start').click();
      await waitForCard(page, 1);
      await page.keyboard.press('1');
      await waitForCard(page, 2);
      await page.reload();
      await quizButton(page, locale, 'deck.continue').click();
      await waitForCard(page, 2);
      await quizButton(page, locale, 'back').click();
      await waitForCard(page, 1);
      await quizButton(page, locale, 'back').click();
      // Submitting: a reload cancels the call, and restores the last question with the answers.
      await mock.fault({ match: 'postQuiz', kind: 'hang', times: 1 });
      await quizButton(page, locale, 'submit').click();
      await expect(
        page.getByText(quizWords(locale, 'submitting')).filter({ visible: true }).first(),
      ).toBeVisible();
      // The call has come, so that the next one is answered.
      await expect.poll(async () => callsTo(await mock.requests(), 'quiz')).toHaveLength(1);
      await page.reload();
      await expect(quizHeading(page, locale, 'title.activities')).toBeVisible();
      await quizButton(page, locale, 'submit').click();
      // Submitted: the result, without another call; another language makes one.
      await expect(resultHeading(page, locale)).toBeVisible();
      await mock.forgetRequests();
      await page.reload();
      await expect(resultHeading(page, locale)).toBeVisible();
      const asked = async () =>
        (await mock.requests()).filter(({ url }) => url.includes('/major-discovery/')).length;
      expect(await asked()).toBe(0);
      await switchTo(page, other[locale]);
      await expect(resultHeading(page, other[locale])).toBeVisible();
      expect(await asked()).toBe(1);
    });

    test('a failed submission keeps the answers and shows the reason inline', async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(FAILED_REQUEST);
      await openQuiz(page, locale);
      await answerQuiz(page, locale);
      await mock.fault({ match: 'postQuiz', kind: 'status', status: 503, times: 1 });
      await quizButton(page, locale, 'skipSubmit').click();
      await expect(page.getByText(quizWords(locale, 'failed'), { exact: true })).toBeVisible();
      await networkIdle(page);
      await expect(toasts(page)).toHaveCount(0);
      await page.reload();
      await expect(quizHeading(page, locale, 'title.activities')).toBeVisible();
      await mock.fault({ match: 'postQuiz', kind: 'network', times: 1 });
      await quizButton(page, locale, 'skipSubmit').click();
      await tryAgain(page, locale).click();
      await expect(resultHeading(page, locale)).toBeVisible();
    });

    test('what if: another result beside the current one', async ({ page }) => {
      await openQuiz(page, locale);
      await answerQuiz(page, locale);
      await quizButton(page, locale, 'skipSubmit').click();
      await expect(resultHeading(page, locale)).toBeVisible();
      await openDetails(page, locale, 'arithmetic');
      const field = (key: string) => page.getByRole('combobox', { name: quizWords(locale, key) });
      await field('whatIf.which').selectOption('environment');
      await field('whatIf.to').selectOption({ label: quizWords(locale, 'environment.creative') });
      const beside = page.getByRole('region', { name: quizWords(locale, 'whatIf.table') });
      await expect(beside.getByRole('row').nth(1)).toContainText(HEADING[locale]);
      await field('whatIf.which').selectOption('statements');
      await expect(beside).toHaveCount(0);
      await field('whatIf.to').selectOption({ label: quizWords(locale, 'whatIf.leaveOut') });
      await expect(beside).toBeVisible();
      await expect(resultHeading(page, locale)).toBeVisible();
    });
  });
}

test('the image to send is 1080 x 1920, and nothing of it goes to a server', async ({
  page,
  mock,
}) => {
  await openQuiz(page, 'en');
  await answerQuiz(page, 'en');
  await quizButton(page, 'en', 'skipSubmit').click();
  await expect(resultHeading(page, 'en')).toBeVisible();
  await quizButton(page, 'en', 'share.open').click();
  await expect(page.getByRole('dialog').getByRole('img', { name: TITLE.en })).toBeVisible();
  await mock.forgetRequests();
  const saved = page.waitForEvent('download');
  await quizButton(page, 'en', 'share.send').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Saola.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1920]);
  expect(await mock.requests()).toEqual([]);
});

test('the quiz is kept at sign-in, and cleared at the logout', async ({ page }) => {
  await openQuiz(page, 'en');
  await answerQuiz(page, 'en');
  await quizButton(page, 'en', 'skipSubmit').click();
  await expect(resultHeading(page, 'en')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('en', 'common', 'user.login') })
    .click();
  await signInByForm(page, 'en', byMouse);
  await expect(page).toHaveURL(/\/sophie$/);
  await expect(resultHeading(page, 'en')).toBeVisible();
  await page.reload();
  await expect(resultHeading(page, 'en')).toBeVisible();
  await logOut(page, 'en', 'Trần Ngọc Linh’s account');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('quiz'))).toBeNull();
  await page.goto('/sophie');
  await sophieTab(page, 'en', 'quiz').click();
  await expect(quizHeading(page, 'en', 'intro.title')).toBeVisible();
});
