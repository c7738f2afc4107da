import { expect } from '@playwright/test';
import { open } from '../flows/overflow';
import { keepAnswers } from '../flows/visit';
import { test } from '../support/test';

// With text twice as large, on a phone in Vietnamese, which has the longer words.

test.use({ viewport: { width: 390, height: 844 } });

test('lines of text are apart', async ({ page }) => {
  await keepAnswers(page);
  for (const path of ['/', '/school-list', '/scholarship', '/sophie']) {
    await open(page, 'vi', path);
    const tight = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return [...document.querySelectorAll('body *:not(svg *, .sr-only)')].flatMap((element) => {
        const ownText = [...element.childNodes].some((node) => node instanceof Text);
        const { fontSize, lineHeight } = getComputedStyle(element);
        return ownText && parseFloat(lineHeight) < parseFloat(fontSize)
          ? [`${element.textContent} ${fontSize}/${lineHeight}`]
          : [];
      });
    });
    expect(tight, path).toEqual([]);
  }
});

for (const [what, path, rows] of [
  ['a grade', '/school-list?step=grade', '.cell'],
  ['a field', '/school-list?step=field', '.cell'],
  ['a scholarship', '/scholarship', 'main ol > li'],
] as const) {
  test(`${what} stays in whole words`, async ({ page }) => {
    await open(page, 'vi', path);
    await page.locator(rows).first().waitFor();
    const broken = await page.locator(rows).evaluateAll((cells) => {
      document.documentElement.style.fontSize = '200%';
      return cells.flatMap((cell) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        return found;
      });
    });
    expect(broken).toEqual([]);
  });
}

test('the end of the budget is not cut', async ({ page }) => {
  await open(page, 'vi', '/school-list?step=budget');
  const cut = await page.getByText('Tất cả', { exact: true }).evaluate((label) => {
    document.documentElement.style.fontSize = '200%';
    const [text, box] = [label, label.parentElement].map((one) => one?.getBoundingClientRect());
    return !text || !box || text.top < box.top || text.bottom > box.bottom;
  });
  expect(cut).toBe(false);
});
