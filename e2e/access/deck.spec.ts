import { expect } from '@playwright/test';
import {
  answerQuiz,
  waitForCard,
  openQuiz,
  quizButton,
  quizHeading,
  quizWords,
} from '../flows/discovery';
import { test } from '../support/test';

test('by the keyboard alone, in 25 presses from the first question to the result', async ({
  page,
}) => {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await openQuiz(page, 'en');
  await quizButton(page, 'en', 'intro.start').focus();
  await page.keyboard.press('Enter');
  await expect(quizHeading(page, 'en', 'title.statements')).toBeFocused();
  await press('Tab');
  await press('Space');
  await press('Enter');
  await expect(quizHeading(page, 'en', 'title.environment')).toBeFocused();
  await press('Tab');
  await press('Space');
  await press('Enter');
  await expect(quizHeading(page, 'en', 'title.activities')).toBeFocused();
  await press('Enter');
  await expect(quizHeading(page, 'en', 'deck.title')).toBeFocused();
  const keys = ['ArrowRight', '3', 'ArrowDown', '2', 'ArrowLeft', '1'];
  for (let card = 1; card <= 18; card += 1) {
    await waitForCard(page, card);
    await press(keys[card % keys.length] ?? '2');
  }
  const result = page.getByRole('heading', { level: 2 }).first();
  await expect(result).toBeFocused();
  await expect(
    page.getByRole('img', { name: quizWords('en', 'mountain.label').slice(0, 11) }),
  ).toBeVisible();
  expect(presses).toBe(25);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`two quick taps on a card count once, with the motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 390, height: 844 });
    await openQuiz(page, 'en');
    await answerQuiz(page, 'en');
    await quizButton(page, 'en', 'deck.start').click();
    await waitForCard(page, 1);
    const like = quizButton(page, 'en', 'rating.like');
    const box = await like.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(92);
    // In the lower third of the screen, where the thumb is.
    expect(box?.y).toBeGreaterThan((844 * 2) / 3);
    await like.dblclick();
    await waitForCard(page, 2);
    await page.keyboard.press('Backspace');
    await waitForCard(page, 1);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });
}
