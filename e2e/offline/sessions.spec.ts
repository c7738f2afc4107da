import { expect } from '@playwright/test';
import { byMouse } from '../flows/input/press';
import {
  waitForWorker,
  waitForDeviceData,
  NO_NETWORK,
  storedIn,
  withoutNetwork,
} from '../flows/offline';
import { LINHS_TEXTS, LINHS } from '../flows/students';
import { LINH, logOut, loginHeading, MINH, overview, signInByForm } from '../flows/visit';
import { test } from '../support/test';

// What the device keeps belongs to one student, and goes with the session (R17, R45).

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await signInByForm(page, 'en', byMouse, LINH);
  await expect(overview(page, 'en')).toBeVisible();
  await waitForWorker(page);
  await waitForDeviceData(page);
  expect((await storedIn(page)).kept.length).toBeGreaterThan(5);
});

test('a logout leaves nothing, and the next student finds nothing', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK, { optional: true });
  await logOut(page, 'en', LINHS.name);
  await expect(loginHeading(page)).toBeVisible();
  await expect.poll(async () => (await storedIn(page)).kept).toEqual([]);
  await signInByForm(page, 'en', byMouse, MINH);
  await expect(page).toHaveURL('/school-list');
  await waitForDeviceData(page);
  await withoutNetwork(context);
  for (const path of ['/profile', '/profile/essays', '/profile/checklist', '/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const text = (await page.locator('body').textContent()) ?? '';
    expect(LINHS_TEXTS.filter((hers) => text.includes(hers))).toEqual([]);
  }
});

test('a session that ended by itself leaves nothing for a visitor', async ({ page, context }) => {
  await context.clearCookies({ name: 'token' });
  await page.goto('/pricing');
  await expect.poll(async () => (await storedIn(page)).kept).toEqual([]);
});

test('a logout without a network leaves nothing', async ({ page, context, expectConsole }) => {
  expectConsole(NO_NETWORK, { optional: true });
  await withoutNetwork(context);
  await page.goto('/profile');
  await logOut(page, 'en', LINHS.name);
  await expect(loginHeading(page)).toBeVisible();
  await expect.poll(async () => (await storedIn(page)).kept).toEqual([]);
  await page.goto('/profile/essays');
  await expect(loginHeading(page)).toBeVisible();
});
