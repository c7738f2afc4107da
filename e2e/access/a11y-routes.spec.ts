import { expect } from '@playwright/test';
import { ROUTE_IDS } from '@/routing/route-table';
import { untilReady } from '../flows/states/state';
import { fitsEverywhere } from '../flows/overflow';
import { DESKTOP, inDarkTheme, isForStudents, pathOf, PHONE, switchTheme } from '../flows/variants';
import { test } from '../support/test';

// axe passes on every page, on a phone in the dark theme and on a desktop in the light one, and each fits from 320 to 1,920 px.
// In Vietnamese, which has the longer words.

test.use({ viewport: PHONE });

for (const id of ROUTE_IDS) {
  test(`the route ${id}`, async ({ page, axe, signIn }) => {
    await inDarkTheme(page);
    if (isForStudents(id)) await signIn('linh.tran');
    await page.goto(pathOf('vi', id));
    await untilReady(page);
    await expect(page.locator('html')).toHaveClass('theme-dark');
    await axe(page);
    await fitsEverywhere(page);
    await page.setViewportSize(DESKTOP);
    await switchTheme(page);
    await axe(page);
  });
}
