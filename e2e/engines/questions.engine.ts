import { expect } from '@playwright/test';
import { at } from '../flows/visit';
import { ONE_LOCALE } from '../support/words';
import { byCss, byRole, nth } from './page';
import { answerAll, byKeyboard, chip, link, PHONE, PROGRAMS, question, TITLE } from './steps';
import { test } from './test';

const CHIPS = ['grade', 'countries', 'budget', 'field', 'majors'];

for (const locale of ONE_LOCALE) {
  test(`five questions lead to the list, ${locale}`, async ({ app }) => {
    await app.goto(at(locale, '/'));
    await answerAll(app, locale);
    await app.focused(TITLE);
    await app.hasText(TITLE, /^\d+ /);
    for (const step of CHIPS) await app.visible(chip(locale, step));
  });
}

test('five questions lead to the list, by keyboard alone', async ({ app }) => {
  await app.goto('/');
  await answerAll(app, 'en', byKeyboard(app));
  await app.focused(TITLE);
  for (const step of CHIPS) await app.visible(chip('en', step));
});

test.describe('on a phone', () => {
  test.use({ sessionOptions: PHONE });

  test('five questions lead to the list on a phone', async ({ app }) => {
    await app.goto('/vi');
    await answerAll(app, 'vi');
    await app.visible(PROGRAMS);
  });
});

test('Back leads to the previous question with its answer', async ({ app }) => {
  await app.goto('/');
  await app.click(nth(byRole('checkbox'), 1));
  await app.click(link('en', 'questions', 'next'));
  await app.visible(question('en', 'grade'));
  await app.click(byRole('radio', /12$/));
  await app.click(link('en', 'questions', 'next'));
  await app.visible(question('en', 'budget'));
  await app.back();
  await app.visible(question('en', 'grade'));
  await app.has(byRole('radio', /12$/), 'checked', 'true');
  await app.back();
  await app.visible(question('en', 'countries'));
  await app.has(nth(byRole('checkbox'), 1), 'checked', 'true');
});

test('a reload keeps the question and its answers', async ({ app }) => {
  await app.goto('/school-list?step=countries');
  await app.click(nth(byRole('checkbox'), 0));
  await app.click(nth(byRole('checkbox'), 2));
  await app.visible(link('en', 'questions', 'next'));
  // As if the tab had been closed (R21).
  await app.run('sessionStorage.clear()');
  await app.reload();
  for (const [index, checked] of [true, false, true].entries()) {
    await app.has(nth(byRole('checkbox'), index), 'checked', String(checked));
  }
});

test('the number of programs is visible and follows the answers', async ({ app }) => {
  const count = byCss('.flow-bar p');
  const numberIn = async () => Number(/^[\d,]+/.exec(await app.text(count))?.[0].replace(',', ''));
  await app.goto('/school-list?step=countries');
  await app.hasText(count, /^2,\d{3} programs/);
  const before = await numberIn();
  await app.click(nth(byRole('checkbox'), 0));
  await app.hasText(count, /^\d{1,3} programs/);
  const after = await numberIn();
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
  await app.goto('/school-list');
  await app.hasText(TITLE, new RegExp(`^${after} `));
});
