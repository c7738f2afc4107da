import { expect } from '@playwright/test';
import { idleFor, letItOpen, popup, stopTheClock } from '../flows/popup';
import { buildWith, IDS } from '../support/other-build';
import { startServers } from '../support/servers';
import { test } from '../support/test';
import { words } from '../support/words';

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]) {
  test(`the mentorship popup opens above an open question for consent, ${viewport.width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { site, stop } = await startServers(await buildWith(IDS));
    await page.setViewportSize(viewport);
    await letItOpen(page);
    await stopTheClock(page);
    await page.goto(`${site}/vi/majors`);
    const question = page.getByRole('region', { name: words('vi', 'overlays', 'consent.title') });
    await expect(async () => {
      await idleFor(page, 1000);
      await expect(question).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
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
    await stop();
  });
}
