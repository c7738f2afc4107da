import { expect, type Locator, type Page } from '@playwright/test';
import { words, type TestLocale } from '../support/words';
import { at } from './visit';

/** A draft that gets comments, in the language of the page. */
export const DRAFTS: Record<TestLocale, string> = {
  en: 'The pump behind the market was repaired on Monday. I was very proud of it, and my grandmother carried two tins of water home that evening. She put them next to the door and sat down. I asked her why she had not waited for me, and she said that the water does not wait either. I wrote that down.',
  vi: 'Bà ngoại tôi bán cá ở chợ Bình Đại hơn bốn mươi năm. Tôi thật sự rất biết ơn bà, vì bà đã truyền cho tôi niềm đam mê học tập. Mỗi sáng bà dậy lúc ba giờ, gánh hai thúng cá ra bến. Hôm ấy tôi đi cùng bà lần đầu, tay cầm đèn pin, và đếm từng bậc đá trơn dưới chân mình.',
};

/** The input for a draft. */
export function draftBox(page: Page, locale: TestLocale): Locator {
  return page.getByRole('textbox', { name: words(locale, 'feedback', 'form.draft') });
}

/** A button of the page by its key. */
export function feedbackButton(page: Page, locale: TestLocale, key: string): Locator {
  return page.getByRole('button', { name: words(locale, 'feedback', key), exact: true });
}

/** Opens the page and writes a draft. */
export async function writeDraft(page: Page, locale: TestLocale, text = DRAFTS[locale]) {
  await page.goto(at(locale, '/ai-essay'));
  await draftBox(page, locale).fill(text);
}

/** The comments beside the draft. */
export function remarks(page: Page, locale: TestLocale): Locator {
  return page
    .getByRole('list', { name: words(locale, 'feedback', 'comments.label') })
    .getByRole('article');
}

/** The number in the text that links to a comment. */
export function mark(page: Page, locale: TestLocale, number: number): Locator {
  const name = words(locale, 'feedback', 'comment.mark', { number: String(number) });
  return page.getByRole('button', { name, exact: true });
}

/** Sends the draft and waits for the response. */
export async function askAndRead(page: Page, locale: TestLocale): Promise<void> {
  await feedbackButton(page, locale, 'ask.button').click();
  await expect(remarks(page, locale).first()).toBeVisible();
}
