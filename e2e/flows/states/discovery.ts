import { expect } from '@playwright/test';
import { ACTIVITIES } from '@/api/discovery/contract';
import { FAILED_REQUEST } from '../../support/test';
import { waitForCard, keepQuiz, quizHeading, quizWords, openDetails } from '../discovery';
import { button, FAILING, expectText, type Stage, type State } from './state';

type Left = Parameters<typeof keepQuiz>[1];

/** A state with a stored quiz. */
const left = (quiz: Left) => ({
  route: 'sophie' as const,
  as: 'visitor' as const,
  before: ({ page }: Stage) => keepQuiz(page, quiz),
});

const activities = [
  { id: 'repair', rating: 'dislike' },
  { id: 'experiment', rating: 'like' },
  { id: 'draw', rating: 'unsure' },
  { id: 'teach', rating: 'like' },
  { id: 'records', rating: 'like' },
  { id: 'puzzle', rating: 'like' },
  { id: 'debate', rating: 'dislike' },
];
const answers = {
  statements: ['numbers', 'people'],
  environment: 'quiet',
  mbti: 'INTP',
  activities,
};
/** Before the last card. */
const lastQuestion = left({
  status: 'started',
  step: 2,
  answers: {
    ...answers,
    activities: ACTIVITIES.slice(0, -1).map((id) => ({ id, rating: 'like' })),
  },
});
const done = left({ status: 'submitted', step: 3, answers });

function isAsked(stage: Stage, question: string): Promise<void> {
  return expect(quizHeading(stage.page, stage.locale, `title.${question}`)).toBeVisible();
}

function expectResult({ page, locale }: Stage): Promise<void> {
  const share = page.getByRole('button', { name: quizWords(locale, 'share.open') });
  return expect(share).toBeVisible();
}

/** Opens the cards by key, so that the pointer is over none of them. */
async function openCards(stage: Stage, number: number): Promise<void> {
  await button(stage, 'discovery', 'deck.continue').press('Enter');
  await waitForCard(stage.page, number);
}

/** Answers the last card, which sends the quiz. */
async function answerLast(stage: Stage): Promise<void> {
  await openCards(stage, ACTIVITIES.length);
  await button(stage, 'discovery', 'rating.like').click();
}

/** Changes the environment to its last option, once the result shows. */
async function tryAnother(stage: Stage): Promise<void> {
  const { page, locale } = stage;
  await expectResult(stage);
  await openDetails(page, locale, 'arithmetic');
  const select = (key: string) => page.getByRole('combobox', { name: quizWords(locale, key) });
  await select('whatIf.which').selectOption('environment');
  await select('whatIf.to').selectOption({ label: quizWords(locale, 'environment.active') });
}

/** Major discovery: the questions, their errors, the result and its variations. */
export const DISCOVERY_STATES: readonly State[] = [
  {
    name: 'quiz-intro',
    ...left({ status: 'not-started' }),
    after: ({ page, locale }) => expect(quizHeading(page, locale, 'intro.title')).toBeVisible(),
  },
  {
    name: 'quiz-statements-missing',
    ...left({ status: 'started', answers: { statements: [] } }),
    after: async (stage) => {
      await isAsked(stage, 'statements');
      await button(stage, 'discovery', 'next').click();
      await expectText(stage, 'discovery', 'missing.statements');
    },
  },
  {
    name: 'quiz-environment',
    ...left({ status: 'started', step: 1 }),
    after: (stage) => isAsked(stage, 'environment'),
  },
  {
    name: 'quiz-cover',
    ...left({ status: 'started', step: 2, answers }),
    after: async (stage) => {
      await isAsked(stage, 'activities');
      await stage.page.getByText(`${quizWords(stage.locale, 'sharper')} (INTP)`).click();
    },
  },
  {
    name: 'quiz-deck',
    ...left({ status: 'started', step: 2, answers }),
    viewportOnly: true,
    after: (stage) => openCards(stage, 5),
  },
  {
    name: 'quiz-submitting',
    ...lastQuestion,
    neverIdle: true,
    after: async (stage) => {
      await stage.mock.fault({ match: 'postQuiz', kind: 'hang' });
      await answerLast(stage);
      await expectText(stage, 'discovery', 'submitting');
    },
  },
  {
    name: 'quiz-failed',
    ...lastQuestion,
    console: FAILED_REQUEST,
    after: async (stage) => {
      await stage.mock.fault({ match: 'postQuiz', ...FAILING });
      await answerLast(stage);
      await expectText(stage, 'discovery', 'failed');
    },
  },
  { name: 'quiz-result', ...done, after: expectResult },
  {
    name: 'quiz-result-open',
    ...left({
      status: 'submitted',
      step: 3,
      answers: {
        statements: ['numbers', 'people', 'physical', 'words'],
        environment: 'quiet',
        activities: [{ id: 'draw', rating: 'unsure' }],
      },
    }),
    after: async (stage) => {
      await expectResult(stage);
      await expectText(stage, 'discovery', 'near.none');
      await openDetails(stage.page, stage.locale, 'arithmetic');
      await stage.page.getByText(quizWords(stage.locale, 'counted.how'), { exact: true }).click();
    },
  },
  {
    name: 'quiz-result-failed',
    ...done,
    console: FAILED_REQUEST,
    before: async (stage) => {
      await done.before(stage);
      await stage.mock.fault({ match: 'postQuiz', ...FAILING });
    },
    after: (stage) => expectText(stage, 'discovery', 'result.failed'),
  },
  {
    name: 'quiz-what-if',
    ...done,
    after: async (stage) => {
      await tryAnother(stage);
      await expect(stage.page.getByRole('table')).toHaveCount(2);
    },
  },
  {
    name: 'quiz-what-if-failed',
    ...done,
    console: FAILED_REQUEST,
    after: async (stage) => {
      await expectResult(stage);
      await stage.mock.fault({ match: 'postQuiz', ...FAILING });
      await tryAnother(stage);
      await expectText(stage, 'discovery', 'whatIf.failed');
    },
  },
  {
    name: 'quiz-share',
    ...done,
    viewportOnly: true,
    after: async (stage) => {
      await expectResult(stage);
      await button(stage, 'discovery', 'share.open').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'quiz-clear',
    ...done,
    viewportOnly: true,
    after: async (stage) => {
      await expectResult(stage);
      await button(stage, 'discovery', 'clear.open').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
];
