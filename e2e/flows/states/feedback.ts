import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { askAndRead, DRAFTS, draftBox, feedbackButton, remarks, writeDraft } from '../feedback';
import { FAILING, expectText, type Stage, type State } from './state';

const PAGE = { route: 'ai-essay', as: 'visitor' } as const;

async function asks(stage: Stage): Promise<void> {
  await writeDraft(stage.page, stage.locale);
  await askAndRead(stage.page, stage.locale);
}

/** Feedback on drafts: empty, pending, failed, loaded, outdated, and for an essay of the account. */
export const FEEDBACK_STATES: readonly State[] = [
  { name: 'feedback-empty', ...PAGE },
  {
    name: 'feedback-too-short',
    ...PAGE,
    after: async ({ page, locale }) => {
      await writeDraft(page, locale, 'Saola.');
      await page.getByRole('main').getByRole('textbox').nth(1).fill('many');
      await feedbackButton(page, locale, 'ask.button').click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    },
  },
  {
    name: 'feedback-waiting',
    ...PAGE,
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'postEssayFeedback', kind: 'hang' }),
    after: async (stage) => {
      await writeDraft(stage.page, stage.locale);
      await feedbackButton(stage.page, stage.locale, 'ask.button').click();
      await expectText(stage, 'feedback', 'ask.waiting');
    },
  },
  {
    name: 'feedback-failed',
    ...PAGE,
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'postEssayFeedback', ...FAILING }),
    after: async (stage) => {
      await writeDraft(stage.page, stage.locale);
      await feedbackButton(stage.page, stage.locale, 'ask.button').click();
      await expectText(stage, 'feedback', 'ask.failed');
    },
  },
  { name: 'feedback-answered', ...PAGE, after: asks },
  {
    name: 'feedback-changed-since',
    ...PAGE,
    after: async (stage) => {
      const { page, locale } = stage;
      await asks(stage);
      await feedbackButton(page, locale, 'view.write').click();
      await draftBox(page, locale).fill(DRAFTS[locale].slice(40));
      await feedbackButton(page, locale, 'comment.done').first().click();
      await expect(remarks(page, locale).first()).toBeVisible();
    },
  },
  {
    name: 'feedback-essay',
    route: 'ai-essay',
    search: { essay: 'e1' },
    as: 'student',
    after: async (stage) => {
      await feedbackButton(stage.page, stage.locale, 'ask.button').click();
      await expectText(stage, 'feedback', 'rubric.title');
    },
  },
  {
    name: 'feedback-essay-unknown',
    route: 'ai-essay',
    search: { essay: 'e999' },
    as: 'student',
    console: /404/,
    after: (stage) => expectText(stage, 'feedback', 'essay.unknownTitle'),
  },
  { name: 'feedback-essay-visitor', route: 'ai-essay', search: { essay: 'e1' }, as: 'visitor' },
];
