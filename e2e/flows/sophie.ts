import { expect, type Locator, type Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control';
import { words, type TestLocale } from '../support/words';
import { untilHydrated } from './hosting/first-paint';
import { at } from './visit';

/** A question that the catalogue answers with two programs, in both languages. */
export const COMPARE = { en: 'Compare Tampere and Twente', vi: 'So sánh Tampere và Twente' };

/** A question with an answer long enough to stop. */
export const LIKE = { en: 'What is psychology like?', vi: 'Ngành tâm lý học học gì?' };

/** How the answer to `LIKE` begins. */
export const LIKE_BEGINS = {
  en: /You learn how people think/,
  vi: /Bạn học con người suy nghĩ/,
};

/** The input of the conversation. */
export function field(page: Page, locale: TestLocale): Locator {
  return page.getByRole('textbox', { name: words(locale, 'sophie', 'field'), exact: true });
}

/** The conversation. */
export function transcript(page: Page, locale: TestLocale): Locator {
  return page.getByRole('region', { name: words(locale, 'sophie', 'transcript'), exact: true });
}

/** A button of the conversation, by its key. */
export function act(page: Page, locale: TestLocale, key: string): Locator {
  return page.getByRole('button', { name: words(locale, 'sophie', key), exact: true });
}

/** Opens /sophie, and waits for the app: an Enter before is not sent. */
export async function openSophie(page: Page, locale: TestLocale): Promise<void> {
  await page.goto(at(locale, '/sophie'));
  await untilHydrated(page);
  await expect(field(page, locale)).toBeVisible();
}

/** Asks a question, and waits for its heading. */
export async function askSophie(page: Page, locale: TestLocale, question: string): Promise<void> {
  await field(page, locale).fill(question);
  await field(page, locale).press('Enter');
  await expect(
    transcript(page, locale).getByRole('heading', { level: 2, name: question }).last(),
  ).toBeVisible();
}

/** Waits for the announcement of a complete answer. */
export function waitForAnswer(page: Page, locale: TestLocale): Promise<void> {
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

/** Asks for the long answer, and waits for its start. */
export async function begin(page: Page, locale: TestLocale): Promise<void> {
  await askSophie(page, locale, LIKE[locale]);
  await expect(transcript(page, locale).getByText(LIKE_BEGINS[locale]).first()).toBeVisible();
}

/** Flushes the rest of the stream; everything the page would accept has arrived after that. */
export async function flushStream(page: Page, mock: MockControl): Promise<void> {
  await mock.pace(0);
  await mock.requests();
  await page.evaluate(async () => {
    await (await fetch('/icon.svg', { cache: 'no-store' })).text();
  });
}
