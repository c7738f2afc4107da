import { expect, type Page } from '@playwright/test';
import { callsTo } from './flows/calls';
import { byMouse } from './flows/press';
import { shownToasts, toasts, watchToasts } from './flows/toasts';
import { chip, keepAnswers, LINH, overview, programs, question, signInByForm } from './flows/visit';
import type { MockControl } from './support/mock-control';
import { test } from './support/test';
import { words } from './support/words';

type Fault = Parameters<MockControl['fault']>[0];

const LOUD = /Failed to load resource/;
const tryAgain = (page: Page) =>
  page.getByRole('button', { name: words('en', 'common', 'action.tryAgain') });

test.beforeEach(({ page }) => watchToasts(page));

test('class grades: asked twice, told once, and there after Try again', async ({
  page,
  mock,
  expectConsole,
}) => {
  expectConsole(LOUD);
  await mock.fault({ match: 'getClassGrades', kind: 'status', status: 500, times: 2 });
  await page.goto('/');
  await expect(page.getByText(words('en', 'questions', 'failed'))).toBeVisible();
  expect(callsTo(await mock.requests(), 'class-grades')).toHaveLength(2);
  await expect.poll(() => shownToasts(page)).toHaveLength(1);
  await tryAgain(page).first().click();
  await expect(page.getByRole('button', { name: /12$/ })).toBeVisible();
  expect(callsTo(await mock.requests(), 'class-grades')).toHaveLength(3);
  expect(await shownToasts(page)).toHaveLength(1);
});

test('class grades: one 503 is not even noticed', async ({ page, mock, expectConsole }) => {
  expectConsole(LOUD);
  await mock.fault({ match: 'getClassGrades', kind: 'status', status: 503, times: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: /12$/ }).click();
  await expect(question(page, 'en', 'countries')).toBeVisible();
  expect(await shownToasts(page)).toEqual([]);
});

for (const [step, match, end] of [
  ['countries', 'postCountries', 'countries'],
  ['budget', 'postBudgetRange', 'budget-range'],
  ['field', 'postSuperMetaCategories', 'get-super-meta-categories'],
] as const) {
  test(`${step}: asked once, told once, and there after Try again`, async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(LOUD);
    await keepAnswers(page);
    await mock.fault({ match, kind: 'status', status: 500, times: 1 });
    await page.goto(`/school-list?step=${step}`);
    await expect(page.getByText(words('en', 'questions', 'failed'))).toBeVisible();
    await expect.poll(() => shownToasts(page)).toHaveLength(1);
    expect(callsTo(await mock.requests(), end)).toHaveLength(1);
    await tryAgain(page).click();
    await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible();
    expect(callsTo(await mock.requests(), end)).toHaveLength(2);
    expect(await shownToasts(page)).toHaveLength(1);
  });
}

const match = 'preRunEngine';
const times = 1;
const kinds: [string, Fault, RegExp, boolean][] = [
  [
    '500',
    { match, times, kind: 'status', status: 500, body: {} },
    /Request failed with status code 500/,
    true,
  ],
  ['a cut connection', { match, times, kind: 'network' }, /Network Error|status code 50/, true],
  ['HTML', { match, times, kind: 'html' }, /could not be read/, false],
  ['a truncated body', { match, times, kind: 'truncated' }, /could not be read/, false],
  ['another shape', { match, times, kind: 'wrong-shape' }, /could not be read/, false],
  ['an empty body', { match, times, kind: 'empty' }, /could not be read/, false],
];
for (const [name, fault, says, loud] of kinds) {
  test(`the engine answers with ${name}: an empty list, one toast, Try again`, async ({
    page,
    mock,
    expectConsole,
  }) => {
    if (loud) expectConsole(LOUD);
    await keepAnswers(page);
    await mock.fault(fault);
    await page.goto('/school-list');
    await expect(page.getByText(words('en', 'results', 'failed.title')).last()).toBeVisible();
    await expect(programs(page)).toHaveCount(0);
    await expect(toasts(page)).toHaveText(says);
    expect(callsTo(await mock.requests(), 'pre-run-engine')).toHaveLength(1);
    // What was answered is still there, and so is the way on.
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    await tryAgain(page).click();
    await expect(programs(page)).toHaveCount(12);
    expect(callsTo(await mock.requests(), 'pre-run-engine')).toHaveLength(2);
    expect(await shownToasts(page)).toHaveLength(1);
  });
}

test('no network: told, the page stays, and goes on once the network is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(LOUD);
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(programs(page)).toHaveCount(12);
  const copied = page.getByRole('button', { name: words('en', 'questions', 'share.button') });
  // A first toast, so that what shows the next one is there without a network.
  await copied.click();
  await expect(toasts(page)).toHaveCount(1);
  await context.setOffline(true);
  const pager = page.getByRole('navigation', { name: words('en', 'results', 'pager.label') });
  await pager.getByRole('link').click();
  await expect(toasts(page).filter({ hasText: 'Network Error' })).toHaveCount(1);
  await expect(tryAgain(page)).toBeVisible();
  await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(pager).toContainText('13–');
});

test('no network before the first toast: the page stays whole all the same', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(LOUD);
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(programs(page)).toHaveCount(12);
  await context.setOffline(true);
  const pager = page.getByRole('navigation', { name: words('en', 'results', 'pager.label') });
  await pager.getByRole('link').click();
  await expect(page.getByText(words('en', 'results', 'failed.text'))).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(pager).toContainText('13–');
});

for (const [body, says] of [
  [{ errors: 'Plain text' }, 'Plain text'],
  [{ errors: ['Plain'] }, 'Plain'],
  [{ errors: [{ email: ['Taken', 'x'] }] }, 'Taken'],
  [{ errors: { page: ['Too far', 'x'], q: 'y' } }, 'Too far'],
  [{ errors: {}, message: 'Said by message' }, 'Said by message'],
  [{ message: 'Only message' }, 'Only message'],
  [[], 'Request failed with status code 422'],
] as const) {
  test(`${JSON.stringify(body)} is told as "${says}"`, async ({ page, mock, expectConsole }) => {
    expectConsole(LOUD);
    await keepAnswers(page);
    await mock.fault({ match: 'preRunEngine', kind: 'status', status: 422, body, times: 1 });
    await page.goto('/school-list');
    await expect(toasts(page)).toHaveText(says);
  });
}

test('the final engine: asked twice, told once, and there after Try again', async ({
  page,
  mock,
  signIn,
  expectConsole,
}) => {
  expectConsole(LOUD);
  await signIn('linh.tran');
  await mock.fault({ match: 'finalEngine', kind: 'status', status: 502, times: 2 });
  await page.goto('/school-list');
  await expect(page.getByText(words('en', 'results', 'failed.text'))).toBeVisible();
  expect(callsTo(await mock.requests(), 'final-engine')).toHaveLength(2);
  await expect.poll(() => shownToasts(page)).toHaveLength(1);
  await tryAgain(page).click();
  await expect(overview(page, 'en')).toBeVisible();
});

test.describe('login', () => {
  const submit = (page: Page) =>
    page.getByRole('button', { name: words('en', 'account', 'submit'), exact: true });
  const password = (page: Page) =>
    page.getByLabel(words('en', 'account', 'password'), { exact: true });

  test('a wrong password is said at its field, in no toast', async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(LOUD);
    await page.goto('/login');
    await page.getByLabel(words('en', 'account', 'email')).fill(LINH.email);
    await password(page).fill('not it');
    await submit(page).click();
    await expect(password(page)).toHaveAccessibleDescription(/not right/);
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('not it');
    expect(await shownToasts(page)).toEqual([]);
    await password(page).fill(LINH.password);
    await submit(page).click();
    await expect(page).toHaveURL('/school-list');
    expect(callsTo(await mock.requests(), 'login')).toHaveLength(2);
  });

  test('an empty form is told at its fields and asks nobody', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await submit(page).click();
    const email = page.getByLabel(words('en', 'account', 'email'));
    await expect(email).toHaveAccessibleDescription(words('en', 'account', 'error.email'));
    await expect(email).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription(
      words('en', 'account', 'error.password'),
    );
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  for (const [name, fault, says] of [
    ['500', { kind: 'status', status: 500, body: {} }, /status code 500/],
    ['a cut connection', { kind: 'network' }, /Network Error|status code 50/],
  ] as const) {
    test(`${name} is said once, over the form, and the form is as it was`, async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(LOUD);
      await mock.fault({ ...fault, match: 'login', times: 1 });
      await page.goto('/login');
      await signInByForm(page, 'en', byMouse);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(says);
      expect(callsTo(await mock.requests(), 'login')).toHaveLength(1);
      expect(await shownToasts(page)).toEqual([]);
      await expect(password(page)).toHaveValue(LINH.password);
      await submit(page).click();
      await expect(page).toHaveURL('/school-list');
    });
  }

  test('a double click sends one', async ({ page, mock }) => {
    await mock.latency(200);
    await page.goto('/login');
    await page.getByLabel(words('en', 'account', 'email')).fill(LINH.email);
    await password(page).fill(LINH.password);
    await submit(page).dblclick();
    await expect(page).toHaveURL('/school-list');
    expect(callsTo(await mock.requests(), 'login')).toHaveLength(1);
  });

  test('answers that do not reach the account stay on the device and can be added', async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(LOUD);
    await keepAnswers(page, { classGradeId: 11, countryIds: [9] });
    await mock.fault({ match: 'putBasicInfo', kind: 'status', status: 500, times: 1 });
    await page.goto('/login');
    await signInByForm(page, 'en', byMouse);
    await expect(page).toHaveURL('/school-list');
    await expect(toasts(page)).toHaveText(words('en', 'account', 'carry.failed'));
    await expect(page.getByText(words('en', 'questions', 'carry.title'))).toBeVisible();
    await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
    await page.getByRole('button', { name: words('en', 'questions', 'carry.add') }).click();
    await expect(chip(page, 'en', 'grade')).toHaveText(/11/);
    await expect(chip(page, 'en', 'countries')).toHaveText(/Canada/);
    await expect(page.getByText(words('en', 'questions', 'carry.title'))).toHaveCount(0);
  });
});
