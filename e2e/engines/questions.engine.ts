import { expect } from '@playwright/test';
import { at } from '../flows/visit';
import { beginningOf } from '../flows/plan';
import { words } from '../support/words';
import { byRole, byText, nth } from './page';
import { answerAll, byKeyboard, chip, link, PHONE, PROGRAMS, question, TITLE } from './steps';
import { test } from './test';

const CHIPS = ['grade', 'countries', 'budget', 'field', 'majors'];

for (const locale of ['en', 'vi'] as const) {
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
  test.use({ look: PHONE });

  test('five questions lead to the list on a phone', async ({ app }) => {
    await app.goto('/vi');
    await answerAll(app, 'vi');
    await app.visible(PROGRAMS);
  });
});

test('Back leads to the previous question with its answer', async ({ app }) => {
  await app.goto('/');
  await app.click(byRole('button', /12$/));
  await app.visible(question('en', 'countries'));
  await app.click(nth(byRole('checkbox'), 1));
  await app.click(link('en', 'questions', 'next'));
  await app.visible(question('en', 'budget'));
  await app.back();
  await app.visible(question('en', 'countries'));
  await app.has(nth(byRole('checkbox'), 1), 'checked', 'true');
  await app.back();
  await app.visible(question('en', 'grade'));
  await app.has(byRole('button', /12$/), 'ariaPressed', 'true');
});

test('a reload keeps the question and its answers', async ({ app }) => {
  await app.goto('/school-list?step=countries');
  await app.click(nth(byRole('checkbox'), 0));
  await app.click(nth(byRole('checkbox'), 2));
  await app.visible(link('en', 'questions', 'next'));
  await app.reload();
  for (const [index, checked] of [true, false, true].entries()) {
    await app.has(nth(byRole('checkbox'), index), 'checked', String(checked));
  }
});

test('the number of programs is visible and follows the answers', async ({ app }) => {
  const all = byRole('link', beginningOf('en', 'questions', 'count.seeAll'));
  const some = byRole('link', beginningOf('en', 'questions', 'count.seeNow'));
  const numberIn = async (text: Promise<string>) => Number((await text).replaceAll(/\D/g, ''));
  await app.goto('/school-list?step=countries');
  await app.visible(byText(words('en', 'questions', 'count.before')));
  await app.visible(all);
  const before = await numberIn(app.text(all));
  await app.click(nth(byRole('checkbox'), 0));
  await app.visible(byText(words('en', 'questions', 'count.after_one', { count: '1' })));
  await app.visible(some);
  const after = await numberIn(app.text(some));
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
  await app.click(some);
  await app.hasText(TITLE, new RegExp(`^${after} `));
});
