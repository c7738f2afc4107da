import { expect, type Page } from '@playwright/test';
import { idleFor, enablePopup, open, popup, stopClock } from '../flows/popup';
import { at, keepAnswers, logOut, programs } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

// The mentorship popup on a controlled clock (R25).

function button(page: Page, key: string, locale: TestLocale = 'en') {
  return popup(page, locale).getByRole('button', { name: words(locale, 'overlays', key) });
}

/** The wait has just started: it opens exactly at its end. */
async function opensAfterTheWait(page: Page): Promise<void> {
  await page.clock.runFor(14_999);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
}

/** Clicks that many times on a passive area. */
async function click(page: Page, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.getByRole('heading', { level: 1 }).click();
}

test.beforeEach(async ({ page }) => {
  await enablePopup(page);
  await stopClock(page);
});

for (const locale of ONE_LOCALE) {
  test(`after 15,000 ms and not before, ${locale}`, async ({ page }) => {
    await open(page, at(locale, '/majors'));
    await idleFor(page, 14_999);
    await expect(popup(page, locale)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(popup(page, locale)).toBeVisible();
    await expect(popup(page, locale).getByRole('listitem')).toHaveCount(4);
    await page.clock.resume();
  });
}

test('the wait starts with the document, not with the code of the popup', async ({ page }) => {
  await page.goto('/majors');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.locator('#root > [data-network]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const left = 15_000 - (await page.evaluate(() => performance.now()));
  expect(left).toBeGreaterThan(0);
  await page.clock.runFor(Math.floor(left) - 1);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(popup(page)).toBeVisible();
});

test('five clicks before the code of the popup has loaded open it', async ({ page }) => {
  await page.goto('/majors');
  await click(page, 5);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  // Not because the wait is over.
  expect(await page.evaluate(() => performance.now())).toBeLessThan(15_000);
});

test('the mouse and the keyboard restart the wait', async ({ page }) => {
  await open(page, '/majors');
  await idleFor(page, 14_999);
  await idleFor(page, 14_999);
  await page.keyboard.press('Shift');
  await opensAfterTheWait(page);
});

test('five clicks within 1,999 ms, and not within 2,001', async ({ page }) => {
  await open(page, '/majors');
  await click(page, 4);
  await page.clock.runFor(2001);
  await click(page, 1);
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
  await click(page, 4);
  await page.clock.runFor(1999);
  await click(page, 1);
  await expect(popup(page)).toBeVisible();
});

for (const path of ['/pricing', '/vi/pricing', '/login', '/signup', '/signup/verify-phone']) {
  test(`never on ${path}`, async ({ page }) => {
    await open(page, path);
    await idleFor(page, 60_000);
    await click(page, 8);
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('never on onboarding', async ({ page, signIn }) => {
  await signIn('minh');
  await open(page, '/onboarding?step=budget');
  await idleFor(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('never over the dialog of a school, which restarts the wait', async ({ page }) => {
  await keepAnswers(page);
  await open(page, '/school-list');
  await expect(async () => {
    // A timer renders the answer, too.
    await page.clock.runFor(100);
    await expect(programs(page).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await programs(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await idleFor(page, 60_000);
  await expect(popup(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: words('en', 'common', 'action.close') }).click();
  await opensAfterTheWait(page);
});

test('never over the chat, which restarts the wait', async ({ page }) => {
  await open(page, '/majors');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: words('en', 'common', 'nav.ask') }).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused({ timeout: 500 });
  }).toPass();
  await idleFor(page, 60_000);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opensAfterTheWait(page);
});

test('it leaves the focus and the input in the active field', async ({ page }) => {
  await open(page, '/forgot-password');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('lin');
  await page.clock.runFor(15_000);
  await expect(popup(page)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('h');
  await expect(field).toHaveValue('linh');
  await page.keyboard.press('F6');
  await expect(popup(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'mentorship.close')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

const WAYS: { name: string; close: (page: Page) => Promise<void> }[] = [
  { name: 'close', close: (page) => button(page, 'mentorship.close').click() },
  { name: 'later', close: (page) => button(page, 'mentorship.later').click() },
  {
    name: 'confirm',
    close: async (page) => {
      await button(page, 'mentorship.confirm').click();
      await expect(page).toHaveURL('/pricing');
    },
  },
  { name: 'Escape', close: (page) => page.keyboard.press('Escape') },
  { name: 'a press beside it', close: (page) => click(page, 1) },
];

for (const { name, close } of WAYS) {
  test(`closed by ${name}, it stays closed on this device`, async ({ page, context }) => {
    await open(page, '/majors');
    await idleFor(page, 15_000);
    await close(page);
    await expect(popup(page)).toHaveCount(0);
    await open(page, '/scholarship');
    await idleFor(page, 60_000);
    await click(page, 8);
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The next visit has a new session storage, and the same local storage.
    await page.close();
    const next = await context.newPage();
    await stopClock(next);
    await open(next, '/majors');
    await idleFor(next, 15_000);
    await expect(popup(next)).toHaveCount(0);
  });
}

test('a dismissal outlives a logout, and a sign-in', async ({ page, signIn }) => {
  await signIn('linh.tran');
  await open(page, '/majors');
  await idleFor(page, 15_000);
  await button(page, 'mentorship.close').click();
  await page.clock.resume();
  await logOut(page, 'en', 'Trần Ngọc Linh');
  await expect(page).toHaveURL('/login');
  await open(page, '/majors');
  await idleFor(page, 60_000);
  await expect(popup(page)).toHaveCount(0);
});

test('closing it in one tab closes it in the other', async ({ page, context }) => {
  await open(page, '/majors');
  const other = await context.newPage();
  await stopClock(other);
  await open(other, '/scholarship');
  await idleFor(other, 15_000);
  await expect(popup(other)).toBeVisible();
  await page.bringToFront();
  await idleFor(page, 15_000);
  await button(page, 'mentorship.later').click();
  await expect(popup(other)).toHaveCount(0);
});
