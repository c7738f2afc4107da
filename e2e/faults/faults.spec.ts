import { expect, type Page } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { beginningOf } from '../flows/plan';
import { shownToasts, toasts, watchToasts } from '../flows/toasts';
import { networkIdle } from '../flows/idle';
import { chip, keepAnswers, overview, pager, programs, tryAgain } from '../flows/visit';
import type { MockControl } from '../support/mock-control';
import { FAILED_REQUEST, test } from '../support/test';
import { words } from '../support/words';

/** Messages that are prefetched may be under way when the network goes. */
const PREFETCHED_MESSAGES = /Failed locale loading/;

type Fault = Parameters<MockControl['fault']>[0];

test.beforeEach(({ page }) => watchToasts(page));

test('class grades: requested twice, reported once, and loaded by Try again', async ({
  page,
  mock,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await mock.fault({ match: 'getClassGrades', kind: 'status', status: 500, times: 2 });
  await page.goto('/school-list?step=grade');
  await expect(page.getByText(words('en', 'questions', 'failed'))).toBeVisible();
  expect(callsTo(await mock.requests(), 'class-grades')).toHaveLength(2);
  await expect.poll(() => shownToasts(page)).toHaveLength(1);
  await tryAgain(page).first().click();
  await expect(page.getByRole('radio', { name: /12$/ })).toBeVisible();
  expect(callsTo(await mock.requests(), 'class-grades')).toHaveLength(3);
  expect(await shownToasts(page)).toHaveLength(1);
});

test('class grades: a single 503 has no effect', async ({ page, mock, expectConsole }) => {
  expectConsole(FAILED_REQUEST);
  await mock.fault({ match: 'getClassGrades', kind: 'status', status: 503, times: 1 });
  await page.goto('/school-list?step=grade');
  await page.getByRole('radio', { name: /12$/ }).check();
  expect(await shownToasts(page)).toEqual([]);
});

test('the public session: requested twice, reported once', async ({
  page,
  mock,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await keepAnswers(page);
  await mock.fault({ match: 'getSession', kind: 'status', status: 503 });
  await page.goto('/school-list');
  await expect(tryAgain(page).first()).toBeVisible();
  await networkIdle(page);
  expect(callsTo(await mock.requests(), 'session')).toHaveLength(2);
  expect((await shownToasts(page)).length).toBeLessThan(2);
});

test('budget ranges: requested once, reported once, and loaded by Try again', async ({
  page,
  mock,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await keepAnswers(page);
  await mock.fault({ match: 'postBudgetRange', kind: 'status', status: 500, times: 1 });
  await page.goto('/school-list?step=budget');
  await expect(page.getByText(words('en', 'questions', 'failed'))).toBeVisible();
  await expect.poll(() => shownToasts(page)).toHaveLength(1);
  expect(callsTo(await mock.requests(), 'budget-range')).toHaveLength(1);
  await tryAgain(page).click();
  await expect(page.locator('main fieldset input, main input[type=range]').first()).toBeVisible();
  expect(callsTo(await mock.requests(), 'budget-range')).toHaveLength(2);
  expect(await shownToasts(page)).toHaveLength(1);
});

const match = 'preRunEngine';
const times = 1;
// The other kinds of failure: src/test/fault-matrix.
const kinds: [string, Fault, RegExp, boolean][] = [
  ['a cut connection', { match, times, kind: 'network' }, /Network Error|status code 50/, true],
  ['HTML', { match, times, kind: 'html' }, /We couldn’t read/, false],
];
for (const [name, fault, says, loud] of kinds) {
  test(`the engine answers with ${name}: an empty list, one toast, Try again`, async ({
    page,
    mock,
    expectConsole,
  }) => {
    if (loud) expectConsole(FAILED_REQUEST);
    await keepAnswers(page);
    await mock.fault(fault);
    await page.goto('/school-list');
    await expect(page.getByText(words('en', 'results', 'failed.title')).last()).toBeVisible();
    await expect(programs(page)).toHaveCount(0);
    await expect(toasts(page)).toHaveText(says);
    expect(callsTo(await mock.requests(), 'pre-run-engine')).toHaveLength(1);
    // The answers are kept, and Next still works.
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    await tryAgain(page).click();
    await expect(programs(page)).toHaveCount(12);
    expect(callsTo(await mock.requests(), 'pre-run-engine')).toHaveLength(2);
    expect(await shownToasts(page)).toHaveLength(1);
  });
}

/** Goes offline, and opens the next page of the list. */
async function nextPageOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await pager(page).getByRole('link').click();
}

/** Failed queries are refetched when the connection returns. */
async function loadsOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(pager(page)).toContainText('13–');
}

test('no network: reported, the page stays, and continues after the return', async ({
  page,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  expectConsole(PREFETCHED_MESSAGES, { optional: true });
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(programs(page)).toHaveCount(12);
  // A first toast, so that the toast library is loaded before the network is gone.
  await page
    .getByRole('button', { name: beginningOf('en', 'saved', 'saveProgram') })
    .first()
    .click();
  await expect(toasts(page)).toHaveCount(1);
  await nextPageOffline(page);
  await expect(toasts(page).filter({ hasText: 'Network Error' })).toHaveCount(1);
  await expect(tryAgain(page)).toBeVisible();
  await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
  await loadsOnline(page);
});

test('no network before the first toast: the page still works', async ({ page, expectConsole }) => {
  expectConsole(FAILED_REQUEST);
  expectConsole(PREFETCHED_MESSAGES, { optional: true });
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(programs(page)).toHaveCount(12);
  await nextPageOffline(page);
  await expect(page.getByText(words('en', 'results', 'failed.text'))).toBeVisible();
  await loadsOnline(page);
});

// The other shapes of a refusal: src/api/http/errors.test.ts.
test('a refusal is shown in the words of the server', async ({ page, mock, expectConsole }) => {
  expectConsole(FAILED_REQUEST);
  await keepAnswers(page);
  const body = { errors: { page: ['Too far', 'x'], q: 'y' } };
  await mock.fault({ match, kind: 'status', status: 422, body, times });
  await page.goto('/school-list');
  await expect(toasts(page)).toHaveText('Too far');
});

test('the final engine: requested twice, reported once, and loaded by Try again', async ({
  page,
  mock,
  signIn,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  await signIn('linh.tran');
  await mock.fault({ match: 'finalEngine', kind: 'status', status: 502, times: 2 });
  await page.goto('/school-list');
  await expect(page.getByText(words('en', 'results', 'failed.text'))).toBeVisible();
  expect(callsTo(await mock.requests(), 'final-engine')).toHaveLength(2);
  await expect.poll(() => shownToasts(page)).toHaveLength(1);
  await tryAgain(page).click();
  await expect(overview(page, 'en')).toBeVisible();
});
