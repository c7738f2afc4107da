import { expect } from '@playwright/test';
import { onward, question as heading } from '../flows/visit';
import { settled } from '../flows/idle';
import { idleFor, enablePopup, popup, stopClock } from '../flows/popup';
import { IDS } from '../support/other-build';
import { test } from '../support/test';
import { words } from '../support/words';

test.use({ buildSettings: IDS });

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]) {
  test(`the mentorship popup opens above an open question for consent, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enablePopup(page);
    await stopClock(page);
    await page.goto('/vi/majors');
    const question = page.getByRole('region', { name: words('vi', 'overlays', 'consent.title') });
    await expect(async () => {
      await idleFor(page, 1000);
      await expect(question).toBeVisible({ timeout: 500 });
    }).toPass();
    await idleFor(page, 15_000);
    const offer = await popup(page, 'vi').boundingBox();
    const asked = await question.boundingBox();
    expect(offer?.y).toBeGreaterThanOrEqual(0);
    expect(offer?.height).toBeGreaterThan(120);
    expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    // The answer below it does not close it.
    await question.getByRole('button', { name: words('vi', 'overlays', 'consent.no') }).click();
    await page.clock.runFor(1000);
    await expect(question).toHaveCount(0);
    await expect(popup(page, 'vi')).toBeVisible();
    // What takes the focus is scrolled clear of both, for as long as they are there.
    const padding = () =>
      page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
      );
    const cover = async () => viewport.height - ((await popup(page, 'vi').boundingBox())?.y ?? 0);
    await expect.poll(async () => (await padding()) >= (await cover())).toBe(true);
    await popup(page, 'vi')
      .getByRole('button', { name: words('vi', 'overlays', 'mentorship.later') })
      .click();
    await expect(popup(page, 'vi')).toHaveCount(0);
    expect(await padding()).toBe(0);
  });
}

test('the bar of a question stays in sight above the question for consent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const consent = page.getByRole('region', { name: words('en', 'overlays', 'consent.title') });
  await expect(consent).toBeVisible();
  const next = onward(page, 'en', 'next');
  const bar = async () => ((await next.boundingBox())?.y ?? 0) + 52;
  const top = async () => (await consent.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await bar()) <= (await top())).toBe(true);
  await page.getByRole('checkbox').nth(0).click();
  await next.click();
  await expect(heading(page, 'en', 'grade')).toBeVisible();
  await page.getByRole('radio').nth(0).click();
  await next.click();
  await expect(heading(page, 'en', 'budget')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await settled(page);
});
