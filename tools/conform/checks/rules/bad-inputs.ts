import { newPlanStep } from '@/api/plan-step/contract';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import type { Account } from '../../accounts';
import type { Sent } from '../../words';

/** A request that has to be refused: with 422, unless it says otherwise. */
export type BadInput = Sent & {
  name: EndpointName;
  status?: number | readonly number[];
  /** Where a 422 needs a message. */
  field?: string | readonly string[];
  /** To accept it is no more than a warning. */
  mild?: boolean;
};

const NOWHERE = 'conform-none';
const LONG = 'a'.repeat(201);
const NO_JSON = { text: '{"not json', as: 'with a body that is not JSON', status: [400, 422] };
const impossible = { budget_min: 20000, budget_max: 10000 };

const questions = ['postCountries', 'postBudgetRange', 'postSuperMetaCategories'] as const;
const engines = ['preRunEngine', 'runEngine'] as const;
const majors = { program_title_ids: [1] };

/** Of calls that change nothing. */
export const badReads: readonly BadInput[] = [
  ...questions.flatMap((name): BadInput[] => [
    { name, body: { ielts: 99 }, field: 'ielts', mild: true },
    { name, body: impossible, field: ['budget_min', 'budget_max'], mild: true },
    { name, ...NO_JSON },
  ]),
  ...engines.flatMap((name): BadInput[] => [
    { name, body: { ...majors, average: 50 }, field: 'average', mild: true },
    { name, body: { ...majors, sort: 'colour' }, field: 'sort', mild: true },
    { name, body: majors, query: { page: 'x' }, mild: true },
    { name, ...NO_JSON },
  ]),
  { name: 'finalEngine', query: { sort: 'colour' }, field: 'sort', mild: true },
  { name: 'finalEngine', query: { page: 0 }, mild: true },
  { name: 'login', body: { email: '', password: '' }, field: ['email', 'password'] },
  {
    name: 'login',
    body: { email: 'conform-nobody@example.com', password: 'wrong-password' },
    field: ['email', 'password'],
  },
  { name: 'login', ...NO_JSON },
  { name: 'getSchool', params: { id: NOWHERE }, status: 404 },
  { name: 'getSearch', query: { q: LONG }, field: 'q', mild: true },
  { name: 'getMajors', query: { q: LONG }, field: 'q', mild: true },
  { name: 'getScholarships', query: { amount: 'huge' }, field: 'amount', mild: true },
  { name: 'getResources', query: { stage: 'none' }, field: 'stage', mild: true },
  { name: 'getResource', params: { id: NOWHERE }, status: 404 },
  { name: 'postEssayFeedback', body: { text: '' }, field: 'text' },
  { name: 'postEssayFeedback', body: { text: 'word '.repeat(4001) }, field: 'text' },
  { name: 'postQuiz', body: { statements: ['none'] }, status: 422 },
  {
    name: 'postMessage',
    body: { client_id: 'c', text: '  ', sees: { answers: false, saved: false } },
    field: 'text',
  },
  { name: 'forgotPassword', body: { email: 'no address' }, field: 'email' },
  {
    name: 'resetPassword',
    body: { email: 'conform-nobody@example.com', code: '999999', password: 'Saola-conform' },
    field: 'code',
  },
];

/** Of calls that write, made with an account that may change. */
export function badWrites({ email, password, phone }: Account): BadInput[] {
  const person = { name: 'Conform', email: `new-${email}`, phone, password };
  const at = { id: NOWHERE };
  const step = { program_id: NOWHERE, key: 'conform' };
  const client_id = `conform-bad-${email}`;
  return [
    {
      name: 'signup',
      body: { ...person, email },
      field: 'email',
      note: 'an address that is taken',
    },
    { name: 'signup', body: { ...person, email: 'no address' }, field: 'email' },
    { name: 'signup', body: { ...person, password: 'short' }, field: 'password' },
    { name: 'signup', body: { ...person, phone: '12' }, field: 'phone' },
    { name: 'signup', body: { ...person, name: ' ' }, field: 'name' },
    { name: 'patchUser', body: { name: '' }, field: 'name' },
    { name: 'patchUser', body: { name: LONG }, field: 'name' },
    { name: 'patchUser', body: { phone: '12' }, field: 'phone' },
    { name: 'putBasicInfo', body: { average: 50 }, field: 'average' },
    { name: 'putBasicInfo', body: { current_school: LONG }, field: 'current_school' },
    { name: 'putBasicInfo', body: { graduation_year: 1800 }, field: 'graduation_year' },
    { name: 'putEmail', body: { email: 'no address', password }, field: 'email' },
    { name: 'putEmail', body: { email, password: 'wrong-password' }, field: 'password' },
    {
      name: 'putPassword',
      body: { current_password: 'wrong-password', password },
      field: 'current_password',
    },
    {
      name: 'putPassword',
      body: { current_password: password, password: 'short' },
      field: 'password',
    },
    { name: 'postMoment', body: { moment: 'sent' }, field: 'program_id' },
    { name: 'postMoment', body: { moment: 'none' }, field: 'moment' },
    { name: 'verifyPhone', body: { code: '' }, field: 'code' },
    { name: 'postBookmark', body: {}, field: 'program_id' },
    { name: 'postBookmark', body: { program_id: NOWHERE }, status: 404 },
    { name: 'patchBookmark', params: at, body: { note: 'a' }, status: 404 },
    { name: 'postSavedScholarship', body: {}, field: 'scholarship_id' },
    { name: 'postSavedScholarship', body: { scholarship_id: NOWHERE }, status: 404 },
    { name: 'putPlanStep', params: step, body: newPlanStep('test'), status: 404 },
    { name: 'postEssay', body: { content: 'a' }, field: 'client_id' },
    { name: 'postEssay', body: { client_id, content: 'a'.repeat(50_001) }, field: 'content' },
    { name: 'postEssay', body: { client_id, word_limit: 0 }, field: 'word_limit' },
    { name: 'getEssay', params: at, status: 404 },
    { name: 'patchEssay', params: at, body: { version: 1, content: 'a' }, status: 404 },
    { name: 'deleteEssay', params: at, status: 404 },
    { name: 'restoreEssay', params: at, status: 404 },
    { name: 'postAchievement', body: { client_id, title: '' }, field: 'title' },
    { name: 'postAchievement', body: { client_id, title: 'a', hours: 200 }, field: 'hours' },
    { name: 'postAchievement', body: { client_id, title: 'a', start: '9/2025' }, field: 'start' },
    { name: 'patchAchievement', params: at, body: { title: 'a' }, status: 404 },
  ];
}
