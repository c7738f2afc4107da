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
import { ALL_GUIDES, resourceQuery, resourcesQuery } from '@/api/resource/queries';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { ask, clearMessagesMutation, messagesQuery } from '@/api/sophie/queries';
import { otherLanguage } from './calls-account';
import { direct, reading, writing, type Asked } from './ways';

const tagOf = ({ language, other }: Asked) => (other ? otherLanguage(language) : language);
const selections = ({ other }: Asked) => ({ budget_min: other ? '20000' : '10000' });

function engine(position: EnginePosition) {
  return reading('toast', ({ samples: { majors }, language, other }) => {
    const body = position === 'post' ? { program_title_ids: [...majors] } : {};
    return recommendationsQuery(language, { position, page: other ? 2 : 1, body });
  });
}

/** What anybody may ask, signed in or not. */
export const openCalls = {
  getClassGrades: [reading('toast', (asked) => classGradesQuery(tagOf(asked)))],
  postCountries: [reading('toast', (asked) => countriesQuery(asked.language, selections(asked)))],
  postBudgetRange: [
    reading('toast', ({ language, other }) =>
      budgetRangesQuery(language, { class_grade_id: other ? 11 : 12 }),
    ),
  ],
  postSuperMetaCategories: [
    reading('toast', (asked) => superMetaCategoriesQuery(asked.language, selections(asked))),
  ],
  getProgramTitles: [reading('toast', (asked) => programTitlesQuery(tagOf(asked)))],
  preRunEngine: [engine('pre')],
  runEngine: [engine('post')],
  finalEngine: [engine('final')],
  getSchool: [
    reading('toast', ({ samples: { programs }, language, other }) =>
      schoolQuery(language, programs[other ? 1 : 0].school.id, {}),
    ),
  ],
  getMajors: [reading('toast', (asked) => majorsQuery(tagOf(asked)))],
  getScholarships: [
    reading('toast', (asked) => scholarshipsQuery(asked.language, selections(asked))),
  ],
  getResources: [
    reading('place', ({ language, other }) =>
      resourcesQuery(language, other ? { ...ALL_GUIDES, stage: 'apply' } : ALL_GUIDES),
    ),
  ],
  getResource: [
    reading('place', ({ samples: { guides }, language, other }) =>
      resourceQuery(language, String(guides[other ? 1 : 0].id)),
    ),
  ],
  postQuiz: [
    reading('place', ({ language, other }) =>
      quizQuery(language, { statements: other ? ['people'] : ['numbers'] }),
    ),
  ],
  postEssayFeedback: [
    reading('place', ({ language, other }) =>
      essayFeedbackQuery(language, {
        text: other ? 'My grandmother kept bees, and so do I.' : 'I have always been passionate.',
        prompt: null,
        wordLimit: null,
      }),
    ),
  ],
  getMessages: [reading('place', (asked) => messagesQuery(tagOf(asked)))],
  postMessage: [
    direct(
      'place',
      ({ language }, signal) =>
        ask(
          {
            client_id: crypto.randomUUID(),
            text: 'Compare Tampere and Twente',
            sees: { answers: false, saved: false },
          },
          { language, signal, onOpen: () => {}, onText: () => {}, onCitation: () => {} },
        ),
      { kind: 'stream', alone: 'one answer at a time (src/features/sophie/chat/conversation.ts)' },
    ),
  ],
  deleteMessages: [
    writing(
      ({ client }) => clearMessagesMutation(client, () => {}),
      () => undefined,
      { place: true, alone: 'the dialog that asks is sent once at a time' },
    ),
  ],
} as const;
