import type { Essay } from '@/api/essay/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control';
import { words, type TestLocale } from '../support/words';
import { at } from './visit';

/** The text of the open essay. */
export function essayText(page: Page, locale: TestLocale = 'en'): Locator {
  return page.getByRole('textbox', { name: words(locale, 'essays', 'editor.text'), exact: true });
}

/** The save status of the open essay. */
export function saveLine(page: Page, locale: TestLocale, key: string): Locator {
  const [said = ''] = words(locale, 'essays', `save.${key}`).split('{{');
  return page.getByRole('main').locator('p:not([role])').filter({ hasText: said }).first();
}

/** Waits until the text is saved. */
export function expectSaved(page: Page, locale: TestLocale = 'en'): Promise<void> {
  return expect(saveLine(page, locale, 'savedPlain')).toBeVisible();
}

/** Opens an essay of the signed-in student. */
export async function openEssay(page: Page, id: string, locale: TestLocale = 'en'): Promise<void> {
  await page.goto(at(locale, `/profile/essays/${id}`));
  await expect(essayText(page, locale)).toBeVisible();
}

/** Types at the end of the open essay. */
export async function typeAtEnd(page: Page, text: string, locale: TestLocale = 'en') {
  await essayText(page, locale).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

/** An essay of Linh's account, with its versions. */
export async function essayInAccount(api: string, mock: MockControl, id: string) {
  const token = await mock.token('linh.tran');
  const response = await fetch(`${api}/api/v1/student/essays/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: Essay }; // docs/api.md
  return { content: data.content, versions: (data.versions ?? []).map(({ content }) => content) };
}
