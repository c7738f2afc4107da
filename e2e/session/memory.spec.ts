import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { beginningOf } from '../flows/plan';
import { byMouse } from '../flows/input/press';
import { answerAll, at, chip, keepAnswers, programs, question } from '../flows/visit';
import { QUESTION_STEPS } from '@/shared/answers/question-steps';
import { test } from '../support/test';
import { words, type TestLocale } from '../support/words';

// What a visitor answered and saved is on the device the next day, for 30 days (R21).

const DAY = 86_400_000;
const HANOI = { timezoneId: 'Asia/Ho_Chi_Minh' };

type Device = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** The browser is closed: only what the device stores is left, without the cookies. */
async function close(context: BrowserContext): Promise<Device> {
  return (await context.storageState()).origins;
}

/** Opens a browser with what the device has stored, some days later. */
async function openLater(browser: Browser, origins: Device, days: number, baseURL: string) {
  const context = await browser.newContext({
    ...HANOI,
    baseURL,
    locale: 'vi-VN',
    storageState: { cookies: [], origins },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + days * DAY);
  return page;
}

const startOverButton = (page: Page, locale: TestLocale) =>
  page.getByRole('button', { name: words(locale, 'questions', 'memory.over') });

const sharedDevice = (page: Page, locale: TestLocale) =>
  page.getByRole('checkbox', { name: words(locale, 'questions', 'memory.shared') });

test.use(HANOI);

test('four answers are there the next day, in Vietnamese, and forgotten after 30 days', async ({
  page,
  context,
  browser,
  servers,
  axe,
}) => {
  let device: Device = [];
  await page.goto('/');
  await answerAll(page, {
    locale: 'en',
    press: byMouse,
    grade: /11$/,
    asked: async (step) => {
      if (step === 'majors') device = await close(context);
    },
  });
  const next = await openLater(browser, device, 1, servers.site);
  await next.goto('/');
  await expect(next).toHaveURL('/vi');
  await expect(question(next, 'vi', 'majors')).toBeVisible();
  await expect(startOverButton(next, 'vi')).toBeVisible();
  await expect(next.getByRole('checkbox').first()).toBeVisible();
  await axe(next);
  await next.goto('/vi/school-list');
  await expect(programs(next).first()).toBeVisible();
  await expect(chip(next, 'vi', 'grade')).toHaveText(/11/);
  for (const step of ['countries', 'budget', 'field']) {
    await expect(chip(next, 'vi', step)).toHaveAttribute('aria-expanded', 'false');
    await expect(chip(next, 'vi', step)).not.toHaveText(words('vi', 'questions', `short.${step}`));
  }
  await next.context().close();

  const later = await openLater(browser, device, 31, servers.site);
  await later.goto('/vi');
  await expect(question(later, 'vi', QUESTION_STEPS[0])).toBeVisible();
  await expect(startOverButton(later, 'vi')).toHaveCount(0);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('answers'))).toBeNull();
  await later.context().close();
});

test('what was saved opens without an account, the next day too, until it is forgotten', async ({
  page,
  context,
  browser,
  servers,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepAnswers(page);
  await page.goto('/vi/school-list');
  const save = page.getByRole('button', { name: beginningOf('vi', 'saved', 'saveProgram') });
  await save.first().click();
  await save.first().click();
  const tabs = page.getByRole('navigation', { name: words('vi', 'common', 'nav.tabs') });
  const plan = tabs.getByRole('link', { name: words('vi', 'common', 'nav.plan') });
  await plan.click();
  await expect(page).toHaveURL('/vi/school-list?view=saved');
  await expect(plan).toHaveAttribute('aria-current', 'page');
  await expect(programs(page)).toHaveCount(2);
  await axe(page);
  // A program that is removed stays until the page is left.
  const saved = page.getByRole('button', { name: beginningOf('vi', 'saved', 'savedProgram') });
  await saved.first().click();
  await expect(programs(page)).toHaveCount(2);
  await expect(saved).toHaveCount(1);
  await programs(page).last().click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/vi/school-list?view=saved');

  const next = await openLater(browser, await close(context), 1, servers.site);
  await next.goto('/vi/school-list?view=saved');
  await expect(programs(next)).toHaveCount(1);
  await next.context().close();

  await sharedDevice(page, 'vi').check();
  await page.reload();
  await expect(programs(page)).toHaveCount(1);
  const gone = await openLater(browser, await close(context), 0, servers.site);
  await gone.goto('/vi/school-list?view=saved');
  await expect(gone.getByText(words('vi', 'saved', 'view.emptyTitle'))).toBeVisible();
  await gone.goto('/vi');
  await expect(question(gone, 'vi', QUESTION_STEPS[0])).toBeVisible();
  await gone.context().close();
});

test('Start over on the list clears the answers, and can be undone', async ({ page }) => {
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
  await startOverButton(page, 'en').click();
  await expect(chip(page, 'en', 'grade')).not.toHaveText(/12/);
  await page.getByRole('button', { name: words('en', 'questions', 'list.undo') }).click();
  await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
});

test('a link to what was saved opens the plan of a student', async ({ page, signIn }) => {
  await signIn('linh.tran');
  await page.goto('/school-list?view=saved');
  await expect(page).toHaveURL(at('en', '/profile/checklist'));
});

test('another tab is followed, and its newer answers are kept', async ({ page, context }) => {
  const place = (tab: Page, nth: number) => tab.getByRole('checkbox').nth(nth);
  await page.goto('/school-list?step=countries');
  await byMouse(place(page, 0));
  await expect(place(page, 0)).toBeChecked();
  const other = await context.newPage();
  await other.goto('/school-list?step=countries');
  await expect(place(other, 0)).toBeChecked();
  await byMouse(place(other, 2));
  await expect(place(page, 2)).toBeChecked();
  await page.bringToFront();
  await byMouse(place(page, 1));
  for (const nth of [0, 1, 2]) await expect(place(other, nth)).toBeChecked();
});
