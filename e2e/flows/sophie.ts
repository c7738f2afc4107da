import { expect, type Locator, type Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control';
import { words, type TestLocale } from '../support/words';
import { at } from './visit';

/** A question that the catalogue answers with two programs, in both languages. */
export const COMPARE = { en: 'Compare Tampere and Twente', vi: 'So sánh Tampere và Twente' };

/** One whose answer is long enough to be stopped. */
export const LIKE = { en: 'What is psychology like?', vi: 'Ngành tâm lý học học gì?' };

/** How the answer to `LIKE` begins. */
export const LIKE_BEGINS = {
  en: /You learn how people think/,
  vi: /Bạn học con người suy nghĩ/,
};

/** The field of the conversation. */
export function field(page: Page, locale: TestLocale): Locator {
  return page.getByRole('textbox', { name: words(locale, 'sophie', 'field'), exact: true });
}

/** What was said so far. */
export function transcript(page: Page, locale: TestLocale): Locator {
  return page.getByRole('region', { name: words(locale, 'sophie', 'transcript'), exact: true });
}

/** A button of the conversation, by its key. */
export function act(page: Page, locale: TestLocale, key: string): Locator {
  return page.getByRole('button', { name: words(locale, 'sophie', key), exact: true });
}

/** Opens /sophie. */
export async function openSophie(page: Page, locale: TestLocale): Promise<void> {
  await page.goto(at(locale, '/sophie'));
  await expect(field(page, locale)).toBeVisible();
}

/** Asks a question, and waits until it stands as a heading. */
export async function askSophie(page: Page, locale: TestLocale, question: string): Promise<void> {
  await field(page, locale).fill(question);
  await field(page, locale).press('Enter');
  await expect(
    transcript(page, locale).getByRole('heading', { level: 2, name: question }).last(),
  ).toBeVisible();
}

/** Sophie has come to her end: what is read out says so. */
export function isAnswered(page: Page, locale: TestLocale): Promise<void> {
  return expect(
    page.getByRole('status').filter({ hasText: words(locale, 'sophie', 'answered') }),
  ).toHaveCount(1);
}

/** The programs of the newest answer. */
export function sources(page: Page, locale: TestLocale): Locator {
  return page
    .getByRole('list', { name: words(locale, 'sophie', 'sources') })
    .last()
    .getByRole('listitem');
}

/** Asks for the long answer, and waits until it begins. */
export async function begin(page: Page, locale: TestLocale): Promise<void> {
  await askSophie(page, locale, LIKE[locale]);
  await expect(transcript(page, locale).getByText(LIKE_BEGINS[locale])).toBeVisible();
}

/** The API says at once what it has still to say; whatever of it the page would take has come after that. */
export async function hasSaidAll(page: Page, mock: MockControl): Promise<void> {
  await mock.pace(0);
  await mock.requests();
  await page.evaluate(async () => {
    await (await fetch('/icon.svg', { cache: 'no-store' })).text();
  });
}
