import { expect, type Locator } from '@playwright/test';
import { idleFor, enablePopup, open, popup, stopClock } from '../flows/popup';
import { test } from '../support/test';
import { words } from '../support/words';

// Where the mentorship popup is: it covers no control in use (R25).

type Box = { x: number; y: number; width: number; height: number };

test.beforeEach(async ({ page }) => {
  await enablePopup(page);
  await stopClock(page);
});

/** Whether two boxes share a point. */
function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not rendered');
  return box;
}

for (const width of [320, 390]) {
  test(`on a phone it is small and the tab bar stays free, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/vi/majors');
    await idleFor(page, 15_000);
    const box = await boxOf(popup(page, 'vi'));
    const tabs = page.getByRole('navigation', { name: words('vi', 'common', 'nav.tabs') });
    const bar = await boxOf(tabs);
    expect(box.y + box.height).toBeLessThan(bar.y);
    expect(box.y).toBeGreaterThan(0);
    expect(box.width * box.height).toBeLessThan((width * 844) / 3);
    await tabs.getByRole('link').last().click();
    await expect(popup(page, 'vi')).toHaveCount(0);
  });
}

test('it takes another corner if it would cover the focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/majors');
  const row = page.getByRole('main').getByRole('button', { expanded: false }).nth(3);
  await row.focus();
  await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.evaluate(() => window.scrollBy(0, 160));
  await idleFor(page, 15_000);
  await expect(popup(page)).toBeVisible();
  await expect(row).toBeFocused();
  const control = await boxOf(row);
  // It was within reach of the first corner.
  expect(control.y).toBeGreaterThan(400);
  expect(overlap(await boxOf(popup(page)), control)).toBe(false);
});

test('it moves when the focus moves below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/majors');
  await idleFor(page, 15_000);
  const before = await boxOf(popup(page));
  const controls = page.getByRole('main').getByRole('button', { expanded: false });
  const boxes = await controls.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().y),
  );
  const covered = controls.nth(boxes.findIndex((y) => y > before.y + 40));
  await covered.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(covered).toBeFocused();
  await expect
    .poll(async () => overlap(await boxOf(popup(page)), await boxOf(covered)))
    .toBe(false);
});

test('it waits while the control in use leaves no corner free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/majors');
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.setAttribute('aria-label', 'Long');
    field.style.cssText = 'position:fixed;inset:60px 10px 90px;z-index:1';
    document.querySelector('main')?.append(field);
    field.focus();
  });
  await idleFor(page, 15_000);
  await expect(popup(page)).toHaveCount(0);
  // Nothing was offered, so Escape refuses nothing.
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('textarea')?.blur());
  await expect(popup(page)).toBeVisible();
});
