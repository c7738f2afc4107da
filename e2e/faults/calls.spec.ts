import { expect } from '@playwright/test';
import { asks, callsTo, isJourneyCall, repeated } from '../flows/calls';
import { byMouse } from '../flows/input/press';
import { holdRequests, networkIdle } from '../flows/idle';
import {
  answerAll,
  chip,
  keepAnswers,
  onward,
  overview,
  pager,
  programs,
  question,
  signInByForm,
} from '../flows/visit';
import { test } from '../support/test';
import { words } from '../support/words';

test('the calls of one visit, from the first question to the final list', async ({
  page,
  mock,
}) => {
  await page.goto('/');
  // The first page's own calls come first.
  await networkIdle(page);
  await answerAll(page, { locale: 'en', press: byMouse });
  await page.goBack();
  await page.getByRole('checkbox').first().uncheck();
  await onward(page, 'en', 'show').click();
  await expect(programs(page).first()).toBeVisible();
  const visit = await mock.requests();

  expect(callsTo(visit, 'session')).toHaveLength(1);
  expect(callsTo(visit, 'class-grades')).toHaveLength(1);
  expect(callsTo(visit, 'program-titles')).toHaveLength(1);
  expect(repeated(visit)).toEqual([]);
  const answers = (end: string) => callsTo(visit, end).map(({ body }) => body);
  expect(answers('countries')).toEqual([{}]);
  const [budgets] = answers('budget-range');
  expect(answers('budget-range')).toEqual([
    { class_grade_id: 12, country_ids: [expect.any(Number), expect.any(Number)] },
  ]);
  const [fields] = answers('get-super-meta-categories');
  expect(callsTo(visit, 'get-super-meta-categories')).toHaveLength(1);
  expect(fields).toEqual({
    ...Object(budgets),
    budget_min: expect.anything(),
    budget_max: expect.any(Number),
  });
  const answered = { ...Object(fields), program_title_parent_id: expect.any(Number) };
  const pre = callsTo(visit, 'pre-run-engine');
  // The first page requests the nearest deadlines of all; the list sends the answers.
  expect(pre.map(({ body }) => body)).toEqual([{ sort: 'deadline', order: 'asc' }, answered]);
  const post = callsTo(visit, 'run-engine');
  expect(post.map(({ body }) => body)).toEqual([
    { ...answered, program_title_ids: [expect.any(Number)] },
  ]);
  for (const { method, url } of [...pre, ...post]) {
    expect([method, new URL(url).search]).toEqual(['POST', '?page=1']);
  }
  for (const request of visit) {
    const { headers } = request;
    expect(headers['authorization'], asks(request)).toBeUndefined();
    expect(headers['accept-language'], asks(request)).toBe('en-US');
    expect(Boolean(headers['x-auth-token']), asks(request)).toBe(isJourneyCall(request));
  }

  await mock.forgetRequests();
  const login = words('en', 'common', 'user.login');
  await page.getByRole('main').getByRole('link', { name: login }).click();
  await signInByForm(page, 'en', byMouse);
  await expect(overview(page, 'en')).toBeVisible();
  await expect(chip(page, 'en', 'field')).toHaveText(/\w/);
  const student = await mock.requests();
  const finals = callsTo(student, 'final-engine');
  expect(finals.map(({ method }) => method)).toEqual(['GET']);
  expect(finals.map(({ url }) => new URL(url).search)).toEqual(['?page=1']);
  expect(repeated(student.filter(({ method }) => method === 'POST'))).toEqual([]);
  for (const request of student.filter(({ url }) => !url.endsWith('/login'))) {
    const { headers } = request;
    expect(headers['authorization'], asks(request)).toMatch(/^Bearer \S+$/);
    expect(headers['accept-language'], asks(request)).toBe('en-US');
    expect(Boolean(headers['x-auth-token']), asks(request)).toBe(isJourneyCall(request));
  }
});

test('Back sends no request', async ({ page, mock }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: words('en', 'home', 'soon.title') }),
  ).toBeVisible();
  await answerAll(page, { locale: 'en', press: byMouse });
  const before = await mock.requests();
  for (const step of ['majors', 'field', 'budget', 'grade']) {
    await page.goBack();
    await expect(question(page, 'en', step)).toBeVisible();
  }
  for (const step of ['budget', 'field', 'majors']) {
    await onward(page, 'en', 'next').click();
    await expect(question(page, 'en', step)).toBeVisible();
  }
  await onward(page, 'en', 'show').click();
  await expect(programs(page).first()).toBeVisible();
  await networkIdle(page);
  expect((await mock.requests()).slice(before.length).map(asks)).toEqual([]);
});

test('page 1 stays until page 2 has loaded, and Back shows page 1 at once', async ({
  page,
  mock,
}) => {
  await keepAnswers(page);
  const release = await holdRequests(page, '**/pre-run-engine?page=2');
  await page.goto('/school-list');
  const titles = () => programs(page).allInnerTexts();
  await expect(programs(page)).toHaveCount(12);
  const first = await titles();

  await pager(page).getByRole('link').click();
  await expect(page).toHaveURL('/school-list?page=2');
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  expect(await titles()).toEqual(first);
  release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(pager(page)).toContainText('13–');
  await expect(page.locator('#list-heading')).toBeFocused();
  expect(await titles()).not.toEqual(first);

  const before = (await mock.requests()).length;
  await page.goBack();
  await expect(pager(page)).toContainText('1–12');
  expect(await titles()).toEqual(first);
  await networkIdle(page);
  expect((await mock.requests()).slice(before).map(asks)).toEqual([]);
});

test('a page that never loads does not block Back', async ({ page, mock }) => {
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(programs(page)).toHaveCount(12);
  await mock.fault({ match: 'preRunEngine', kind: 'hang' });
  await pager(page).getByRole('link').click();
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(pager(page)).toContainText('1–12');
});

test('every call names Vietnamese', async ({ page, mock }) => {
  await keepAnswers(page);
  await page.goto('/vi/school-list');
  await expect(programs(page)).toHaveCount(12);
  const languages = (await mock.requests()).map(({ headers }) => headers['accept-language']);
  expect(new Set(languages)).toEqual(new Set(['vi-VN']));
});
