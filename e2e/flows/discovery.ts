import { expect, type Locator, type Page } from '@playwright/test';
import { words, type TestLocale } from '../support/words';
import { at } from './visit';

/** A text of the quiz, by its key. */
export function quizWords(locale: TestLocale, key: string): string {
  return words(locale, 'discovery', key);
}

/** A button of the quiz or of its dialog, by its key. */
export function quizButton(page: Page, locale: TestLocale, key: string): Locator {
  return page.getByRole('button', { name: quizWords(locale, key), exact: true });
}

/** A heading of the quiz, by its key. */
export function quizHeading(page: Page, locale: TestLocale, key: string): Locator {
  return page.getByRole('heading', { level: 2, name: quizWords(locale, key), exact: true });
}

/** A tab of /sophie. */
export function sophieTab(page: Page, locale: TestLocale, tab: 'chat' | 'quiz'): Locator {
  return page.getByRole('tab', { name: words(locale, 'sophie', `tabs.${tab}`), exact: true });
}

/** The two words of the sample answers' result. */
export const TITLE: Record<TestLocale, string> = {
  en: 'Curious and orderly',
  vi: 'Tò mò, ngăn nắp',
};
/** Its heading, from the server. */
export const HEADING: Record<TestLocale, string> = {
  en: 'Finding out and ordering',
  vi: 'Tìm tòi và sắp xếp',
};

/** The title of the sample answers' result. */
export function resultHeading(page: Page, locale: TestLocale): Locator {
  return page.getByRole('heading', { level: 2, name: TITLE[locale], exact: true });
}

/** The sample answers in the stored format: numbers and people, quiet. */
export const QUIZ_ANSWERS = { statements: ['numbers', 'people'], environment: 'quiet' };

/** Restores a stored quiz; `answers` default to the sample ones. */
export async function keepQuiz(
  page: Page,
  left: { status: 'not-started' | 'started' | 'submitted'; step?: number; answers?: object },
): Promise<void> {
  const { status, step = 0, answers = QUIZ_ANSWERS } = left;
  const state = { version: 1, tab: 'quiz', status, step, answers, result: null, owner: '' };
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('quiz') === null) sessionStorage.setItem('quiz', text);
    },
    JSON.stringify({ state, version: 0 }),
  );
}

/** Opens the quiz by its tab on /sophie. */
export async function openQuiz(page: Page, locale: TestLocale): Promise<void> {
  await page.goto(at(locale, '/sophie'));
  await sophieTab(page, locale, 'quiz').click();
  await expect(quizHeading(page, locale, 'intro.title')).toBeVisible();
}

/** Answers the two questions of the quiz from the introduction, up to the screen before the cards. */
export async function answerQuiz(page: Page, locale: TestLocale): Promise<void> {
  await quizButton(page, locale, 'intro.start').click();
  await expect(quizHeading(page, locale, 'title.statements')).toBeFocused();
  for (const key of ['numbers', 'people']) {
    await page.getByRole('checkbox', { name: quizWords(locale, `statement.${key}`) }).check();
  }
  await quizButton(page, locale, 'next').click();
  await page.getByRole('radio', { name: quizWords(locale, 'environment.quiet') }).check();
  await quizButton(page, locale, 'next').click();
  await expect(quizHeading(page, locale, 'title.activities')).toBeFocused();
}

/** Waits until a card of the deck has stopped moving, so that it takes an answer. */
export async function waitForCard(page: Page, number: number): Promise<void> {
  const deck = page.locator('[aria-live][aria-busy]', {
    hasText: new RegExp(`(?<!\\d)${number}/18`),
  });
  await expect(deck).toHaveAttribute('aria-busy', 'false');
}

/** Opens a disclosure by its text. */
export async function openDetails(page: Page, locale: TestLocale, key: string): Promise<void> {
  await page.getByText(quizWords(locale, key), { exact: true }).click();
}
