import { data, describeRequests, read } from '@/test/request-table';
import { quizQuery } from '@/api/discovery/queries';
import { recommendationsQuery } from '@/api/engine/queries';
import { essayFeedbackQuery } from '@/api/feedback/queries';
import {
  budgetRangesQuery,
  classGradesQuery,
  countriesQuery,
  programTitlesQuery,
  superMetaCategoriesQuery,
} from '@/api/journey/queries';
import { majorsQuery } from '@/api/major/queries';
import { resourceQuery, resourcesQuery } from '@/api/resource/queries';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { searchQuery } from '@/api/search/queries';
import { messagesQuery } from '@/api/sophie/queries';

const VI = 'vi-VN';
const V1 = '/api/v1';
const V2 = '/api/v2/session-based-journey/school-recommended';
const ENGINE = '/api/v2/session-based-journey/recommendation';
const answers = {
  class_grade_id: 3,
  country_ids: [1, 2],
  program_title_ids: ['7', 8],
  budget_max: 20000,
};
const program = { id: 9, title: 'Physics', school: { id: 4, name: 'Tampere' } };
const scholarship = { id: 8, name: 'One', provider: 'A' };
const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 0 };
const feedback = {
  language: 'en',
  counts: { words: 2, characters: 10, paragraphs: 1, sentences: 1 },
  scores: [],
  comments: [],
};
const guide = {
  id: 'g',
  title: 'Visa',
  summary: 'How',
  stage: 'apply',
  minutes: 3,
  updated: '2026-01-01',
  language: 'en',
};

const quiz = { statements: ['numbers' as const] };
const filters = { stage: 'apply' as const, grade: '2', language: 'en' as const, q: 'visa' };
const filtered = {
  sort: 'name' as const,
  order: 'desc' as const,
  degree: 'diploma' as const,
  language: 'de' as const,
};
const preferred = { ...filtered, program_title_parent_id: 3 };
const chosen = { ...filtered, program_title_ids: ['7', 8] };
const final = { ...filtered, q: 'art', country_ids: [1, 2], budget_max: 9000 };
/** With a filter that is added later. */
const later = { sort: 'name' as const, campus: 'any' };
const page = { data: [program], pagination, total: 0 };
const finalPage = { ...page, overview: { within_budget: 3 } };
const draft = { text: 'It rained.', prompt: 'Why?', wordLimit: 650 };
const query = 'country_ids=1,2&program_title_ids=7,8';

describeRequests('of a search, in the language of the call', VI, [
  [`GET ${V2}/class-grades`, read(classGradesQuery(VI)), ...data([{ id: 3, class_name: '12' }])],
  [`GET ${V2}/program-titles`, read(programTitlesQuery(VI)), ...data([{ id: '7', title: 'Law' }])],
  [
    `POST ${V2}/countries`,
    read(countriesQuery(VI, answers)),
    ...data([{ country_ids: [1, 2], title: 'Finland' }]),
    answers,
  ],
  [
    `POST ${V2}/budget-range`,
    read(budgetRangesQuery(VI, answers)),
    ...data([{ min: '50,000+', max: '' }]),
    answers,
  ],
  [
    `POST ${V2}/get-super-meta-categories`,
    read(superMetaCategoriesQuery(VI, answers)),
    ...data([{ id: 3, title: 'Computing' }]),
    answers,
  ],
  [
    `POST ${ENGINE}/pre-run-engine?page=2`,
    read(recommendationsQuery(VI, { position: 'pre', page: 2, body: preferred })),
    page,
    page,
    preferred,
  ],
  [
    `POST ${ENGINE}/run-engine?page=3`,
    read(recommendationsQuery(VI, { position: 'post', page: 3, body: chosen })),
    page,
    page,
    chosen,
  ],
  [
    `GET ${V1}/school/recommendation/final-engine?page=1&sort=name&order=desc&degree=diploma&language=de&q=art&country_ids=1,2&budget_max=9000`,
    read(recommendationsQuery(VI, { position: 'final', page: 1, body: final })),
    finalPage,
    finalPage,
  ],
  [
    `GET ${V1}/school/recommendation/final-engine?page=1&sort=name&campus=any`,
    read(recommendationsQuery(VI, { position: 'final', page: 1, body: later })),
    page,
    page,
  ],
  [
    `GET ${V1}/school/recommendation/final-engine?page=1`,
    read(recommendationsQuery(VI, { position: 'final', page: 1, body: {} })),
    page,
    page,
  ],
  [`POST ${V1}/major-discovery/quiz`, read(quizQuery(VI, quiz)), ...data({}), quiz],
  [`GET ${V1}/search?q=cs`, read(searchQuery(VI, 'cs')), ...data([])],
  [`GET ${V1}/majors`, read(majorsQuery(VI)), ...data([])],
  [
    `GET ${V1}/schools/4?class_grade_id=3&${query}&budget_max=20000`,
    read(schoolQuery(VI, 4, answers)),
    ...data({ id: 4, name: 'Tampere', programs: [] }),
  ],
  [
    `GET ${V1}/schools/a%2Fb`,
    read(schoolQuery(VI, 'a/b', {})),
    ...data({ id: 4, name: 'Tampere', programs: [] }),
  ],
  [`GET ${V1}/scholarships`, read(scholarshipsQuery(VI, {})), ...data([])],
  [
    `GET ${V1}/scholarships?class_grade_id=3&${query}&budget_max=20000`,
    read(scholarshipsQuery(VI, answers)),
    ...data([scholarship]),
  ],
  [
    `GET ${V1}/resources?stage=apply&grade=2&language=en&q=visa`,
    read(resourcesQuery(VI, filters)),
    ...data([guide]),
  ],
  [`GET ${V1}/resources`, read(resourcesQuery(VI)), ...data([])],
  [
    `GET ${V1}/resources/g?language=en`,
    read(resourceQuery(VI, 'g', 'en')),
    ...data({ ...guide, body: 'Read' }),
  ],
  [`GET ${V1}/resources/g`, read(resourceQuery(VI, 'g')), ...data({ ...guide, body: 'Read' })],
  [`GET ${V1}/sophie/messages`, read(messagesQuery(VI)), ...data([])],
  [
    `POST ${V1}/essay-feedback`,
    read(essayFeedbackQuery(VI, draft)),
    ...data(feedback),
    { text: 'It rained.', prompt: 'Why?', word_limit: 650 },
  ],
  [
    `POST ${V1}/essay-feedback`,
    read(essayFeedbackQuery(VI, { text: 'It rained.', prompt: null, wordLimit: null })),
    ...data(feedback),
    { text: 'It rained.' },
  ],
]);
