import { expect } from '@playwright/test';
import { COMPARE, LIKE, LIKE_BEGINS } from '../flows/sophie';
import { words } from '../support/words';
import { byCss, byRole, withText, within, type EnginePage } from './page';
import { button, TITLE } from './steps';
import { test } from './test';

const FIELD = byRole('textbox', words('en', 'sophie', 'field'));
const ANSWER = within(byRole('region', words('en', 'sophie', 'transcript')), byCss('.prose'));
const ANSWERED = withText(byRole('status'), words('en', 'sophie', 'answered'));

async function ask(app: EnginePage, question: string): Promise<void> {
  await app.goto('/sophie');
  await app.fill(FIELD, question);
  await app.press('Enter');
}

test('an answer arrives in pieces', async ({ app, mock }) => {
  await mock.pace(300);
  await ask(app, LIKE.en);
  await app.hasText(ANSWER, LIKE_BEGINS.en);
  const some = (await app.text(ANSWER)).length;
  await expect.poll(async () => (await app.text(ANSWER)).length).toBeGreaterThan(some);
  expect(await app.count(ANSWERED), 'the answer is not complete yet').toBe(0);
  await mock.pace(0);
  await app.visible(ANSWERED);
});

test('Stop keeps what arrived, over a reload too', async ({ app, mock, signIn }) => {
  await signIn('minh');
  await mock.pace(300);
  await ask(app, LIKE.en);
  await app.hasText(ANSWER, LIKE_BEGINS.en);
  await app.click(button('en', 'sophie', 'stop'));
  await app.visible(button('en', 'sophie', 'again'));
  const text = await app.text(ANSWER);
  await mock.pace(0);
  await mock.requests();
  expect(await app.text(ANSWER)).toBe(text);
  await app.reload();
  await app.hasText(ANSWER, LIKE_BEGINS.en);
  await app.click(button('en', 'sophie', 'again'));
  await app.visible(ANSWERED);
});

test('a message that was not sent stays in the field', async ({ app, mock }) => {
  await mock.fault({ match: 'postMessage', kind: 'status', status: 503, times: 1 });
  await ask(app, COMPARE.en);
  await app.isDescribed(FIELD, words('en', 'sophie', 'unsent'));
  await app.has(FIELD, 'value', COMPARE.en);
  await app.reload();
  await app.visible(TITLE);
  await app.has(FIELD, 'value', COMPARE.en);
  await app.click(button('en', 'sophie', 'send'));
  await app.visible(ANSWERED);
});
