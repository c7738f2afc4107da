import { expect } from '@playwright/test';
import { QUIZ_ANSWERS, quizWords, TITLE } from '../flows/discovery';
import { words } from '../support/words';
import { byRole, type EnginePage } from './page';
import { button, heading } from './steps';
import { test } from './test';

const press = (key: string) => button('en', 'discovery', key);
const title = (key: string) => heading('en', 'discovery', key);
const tab = (name: string) => byRole('tab', words('en', 'sophie', `tabs.${name}`));
const option = (role: string, key: string) => {
  const start = quizWords('en', key).replaceAll(/[()]/g, '\\$&');
  return byRole(role, new RegExp(`^${start}`));
};

/** Opens the quiz and answers its two questions that need an answer. */
async function answerTwo(app: EnginePage): Promise<void> {
  await app.goto('/sophie');
  await app.click(tab('quiz'));
  await app.click(press('intro.start'));
  await app.focused(title('title.statements'));
  for (const key of ['numbers', 'people']) {
    await app.click(option('checkbox', `statement.${key}`));
  }
  await app.click(press('next'));
  await app.focused(title('title.environment'));
  await app.click(option('radio', 'environment.quiet'));
  await app.click(press('next'));
  await app.focused(title('title.activities'));
}

async function toTheResult(app: EnginePage): Promise<void> {
  await answerTwo(app);
  await app.click(press('skipSubmit'));
  await app.visible(byRole('heading', TITLE.en));
}

test('the quiz leads to a result', async ({ app, mock }) => {
  await toTheResult(app);
  const sent = (await mock.requests()).filter(({ url }) => url.includes('/major-discovery/'));
  expect(sent.map(({ body }) => body)).toMatchObject([QUIZ_ANSWERS]);
  await app.reload();
  await app.visible(byRole('heading', TITLE.en));
});

test('a reload resumes the quiz at its question', async ({ app }) => {
  await answerTwo(app);
  await app.reload();
  await app.visible(title('title.activities'));
  await app.click(press('back'));
  await app.has(option('radio', 'environment.quiet'), 'checked', 'true');
});

test('the cards are answered one after another', async ({ app }) => {
  await answerTwo(app);
  await app.click(press('deck.start'));
  await app.visible(byRole('heading', quizWords('en', 'activity.repair')));
  await app.click(press('rating.like'));
  await app.visible(byRole('heading', quizWords('en', 'activity.experiment')));
  await app.click(press('back'));
  await app.visible(byRole('heading', quizWords('en', 'activity.repair')));
  await app.has(press('rating.like'), 'ariaPressed', 'true');
});

test('clearing the quiz leads to the chat, and to an empty quiz', async ({ app }) => {
  await toTheResult(app);
  await app.click(press('clear.open'));
  await app.click(press('clear.confirm'));
  await app.has(tab('chat'), 'ariaSelected', 'true');
  await app.click(tab('quiz'));
  await app.click(press('intro.start'));
  await app.visible(option('checkbox', 'statement.numbers'));
  await app.none({ expression: `${byRole('checkbox').expression}.filter((one) => one.checked)` });
});
