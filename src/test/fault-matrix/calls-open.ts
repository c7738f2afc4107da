import { quizQuery } from '@/api/discovery/queries';
import { recommendationsQuery, type EnginePosition } from '@/api/engine/queries';
import { essayFeedbackQuery } from '@/api/feedback/queries';
import {
  budgetRangesQuery,
  classGradesQuery,
  countriesQuery,
  programTitlesQuery,
  superMetaCategoriesQuery,
} from '@/api/journey/queries';
import { majorsQuery } from '@/api/major/queries';
import { outlineQuery } from '@/api/outline/queries';
import { ALL_GUIDES, resourceQuery, resourcesQuery } from '@/api/resource/queries';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { searchQuery } from '@/api/search/queries';
import { ask, clearMessagesMutation, messagesQuery } from '@/api/sophie/queries';
import { otherLanguage } from './calls-account';
import { direct, query, mutation, type CallContext } from './variants';

const tagOf = ({ language, other }: CallContext) => (other ? otherLanguage(language) : language);
const answers = ({ other }: CallContext) => ({ budget_min: other ? '20000' : '10000' });

function sync(position: EnginePosition) {
  return query('toast', ({ samples: { majors }, language, other }) => {
    const body = position === 'post' ? { program_title_ids: [...majors] } : {};
    return recommendationsQuery(language, { position, page: other ? 2 : 1, body });
  });
}

/** Calls that need no account. */
export const openCalls = {
  getClassGrades: [query('toast', (context) => classGradesQuery(tagOf(context)))],
  postCountries: [query('toast', (context) => countriesQuery(context.language, answers(context)))],
  postBudgetRange: [
    query('toast', ({ language, other }) =>
      budgetRangesQuery(language, { class_grade_id: other ? 11 : 12 }),
    ),
  ],
  postSuperMetaCategories: [
    query('toast', (context) => superMetaCategoriesQuery(context.language, answers(context))),
  ],
  getProgramTitles: [query('toast', (context) => programTitlesQuery(tagOf(context)))],
  getOutline: [query('toast', () => outlineQuery())],
  preRunEngine: [sync('pre')],
  runEngine: [sync('post')],
  finalEngine: [sync('final')],
  getSchool: [
    query('toast', ({ samples: { programs }, language, other }) =>
      schoolQuery(language, programs[other ? 1 : 0].school.id, {}),
    ),
  ],
  getSearch: [
    query('inline', ({ language, other }) => searchQuery(language, other ? 'physics' : 'delft')),
  ],
  getMajors: [query('toast', (context) => majorsQuery(tagOf(context)))],
  getScholarships: [
    query('toast', (context) => scholarshipsQuery(context.language, answers(context))),
  ],
  getResources: [
    query('inline', ({ language, other }) =>
      resourcesQuery(language, other ? { ...ALL_GUIDES, stage: 'apply' } : ALL_GUIDES),
    ),
  ],
  getResource: [
    query('inline', ({ samples: { guides }, language, other }) =>
      resourceQuery(language, String(guides[other ? 1 : 0].id)),
    ),
  ],
  postQuiz: [
    query('inline', ({ language, other }) =>
      quizQuery(language, { statements: other ? ['people'] : ['numbers'] }),
    ),
  ],
  postEssayFeedback: [
    query('inline', ({ language, other }) =>
      essayFeedbackQuery(language, {
        text: other ? 'My grandmother kept bees, and so do I.' : 'I have always been passionate.',
        prompt: null,
        wordLimit: null,
      }),
    ),
  ],
  getMessages: [query('inline', (context) => messagesQuery(tagOf(context)))],
  postMessage: [
    direct(
      'inline',
      ({ language }, signal) =>
        ask(
          {
            client_id: crypto.randomUUID(),
            text: 'Compare Tampere and Twente',
            sees: { answers: false, saved: false },
          },
          { language, signal, onOpen: () => {}, onText: () => {}, onCitation: () => {} },
        ),
      {
        kind: 'stream',
        neverConcurrent: 'one answer at a time (src/features/sophie/chat/conversation.ts)',
      },
    ),
  ],
  deleteMessages: [
    mutation(
      ({ client }) => clearMessagesMutation(client, () => {}),
      () => undefined,
      { inline: true, neverConcurrent: 'the dialog that asks is sent once at a time' },
    ),
  ],
} as const;
