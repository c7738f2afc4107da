import { expect } from '@playwright/test';
import { test } from '../support/test';

// With the colours of the system, what is open or chosen is underlined: a background and a shadow are gone.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

const MARKED =
  'main :is([aria-current], [aria-selected=true], [aria-pressed=true]), nav [aria-current=page]';

for (const [path, marked] of [
  ['/majors', 1],
  ['/sophie', 2],
  ['/profile/checklist', 2],
] as const) {
  test(`${path} says what is open`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('linh.tran');
    await page.goto(path);
    const shown = page.locator(MARKED).filter({ visible: true });
    await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(marked);
    for (const one of await shown.all())
      await expect(one).toHaveCSS('text-decoration-line', 'underline');
  });
}
