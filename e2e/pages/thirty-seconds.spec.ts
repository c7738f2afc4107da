import { expect, type Locator, type Page } from '@playwright/test';
import { onward, programs, question } from '../flows/visit';
import { test } from '../support/test';

/** Thirty seconds for a hurried student: five answers with a thumb. */
const LIMIT_MS = 30_000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps what can be seen, without a scroll. */
async function tapInSight(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 0.5 });
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const count = (page: Page) => page.locator('.flow-bar p').first().innerText();
const picture = (page: Page) =>
  page.locator('.flow-land canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('five questions by thumb on a phone, each answered on its own screen, within thirty seconds', async ({
  page,
}) => {
  const begin = Date.now();
  await page.goto('/');
  await expect(page.locator('.flow-bar p').first()).toContainText(/\d/);
  const answers = [
    ['countries', page.getByRole('checkbox').nth(2)],
    ['grade', page.getByRole('radio', { name: /12$/ })],
    ['budget', page.getByRole('slider')],
    ['field', page.getByRole('radio').nth(0)],
    ['majors', page.getByRole('checkbox').nth(0)],
  ] as const;
  for (const [step, answer] of answers) {
    await expect(question(page, 'en', step)).toBeInViewport();
    await expect(answer).toBeInViewport();
    const before = { count: await count(page), land: await picture(page) };
    await tapInSight(page, answer);
    // The grade moves only the land; the other answers change the number too.
    await expect.poll(() => picture(page)).not.toBe(before.land);
    if (step !== 'grade') await expect.poll(() => count(page)).not.toBe(before.count);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await tapInSight(page, onward(page, 'en', step === 'majors' ? 'show' : 'next'));
  }
  await expect(programs(page).first()).toBeVisible();
  expect(Date.now() - begin).toBeLessThan(LIMIT_MS);
});
