import type { EndpointName } from '@/mocks/server/endpoint-map';

/** What a call is sent with in the examples. */
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A call before it, by the same caller. */
  after?: EndpointName;
};

const email = 'linh.tran@example.com';
const password = 'saola-demo';
const answers = { class_grade_id: 12, country_ids: [4, 6], budget_max: '20000' };
const essay = { id: 'e1' };

/** A call without a line here is sent with nothing but its path. Students are `linh.tran@example.com`. */
export const samples: Partial<Record<EndpointName, Sample>> = {
  login: { body: { email, password } },
  signup: {
    body: {
      name: 'Nguyễn Thu Hoa',
      email: 'hoa@example.com',
      phone: '+84912345679',
      password: 'a-long-password',
    },
  },
  verifyPhone: { body: { code: '000000' } },
  forgotPassword: { body: { email } },
  resetPassword: {
    after: 'forgotPassword',
    body: { email, code: '000000', password: 'a-long-password' },
  },
  patchUser: { body: { name: 'Trần Linh', isSchoolListVisited: true } },
  postMoment: { body: { moment: 'offer', program_id: 401030 } },
  putEmail: { body: { email: 'linh@example.com', password } },
  putPassword: { body: { current_password: password, password: 'a-longer-password' } },
  deleteUser: { body: { password } },
  putBasicInfo: {
    body: {
      educational_records: { next_program_titles: [{ id: 2, title: 'Data Science' }] },
      ...answers,
      average: 8.6,
      ielts: 7,
      gpa_scale: 'ten',
      graduation_year: 2027,
    },
  },
  postCountries: { body: { class_grade_id: 12 } },
  postBudgetRange: { body: { class_grade_id: 12, country_ids: answers.country_ids } },
  postSuperMetaCategories: { body: answers },
  preRunEngine: { body: { ...answers, program_title_parent_id: 1, ielts: 7, sort: 'tuition' } },
  runEngine: { body: { ...answers, program_title_ids: [1, 2] }, query: { page: '1' } },
  finalEngine: { query: { page: '1', sort: 'deadline', order: 'asc' } },
  getSchool: { params: { id: '401' }, query: { class_grade_id: '12', ielts: '7' } },
  getSearch: { query: { q: 'delft' } },
  getMajors: { query: { q: 'data' } },
  getScholarships: { query: { amount: 'full' } },
  getResources: { query: { stage: 'apply' } },
  getResource: { params: { id: 'gap-year' } },
  postSavedScholarship: { body: { scholarship_id: 1 } },
  deleteSavedScholarship: { params: { id: '21' } },
  postBookmark: { body: { program_id: 402200, note: 'Ask about housing.' } },
  patchBookmark: { params: { id: '1' }, body: { status: 'submitted', order_no: 1 } },
  deleteBookmark: { params: { id: '1' } },
  putPlanStep: {
    params: { program_id: '401030', key: 'test' },
    body: { kind: 'test', state: 'done', day: '2026-12-12', time: '09:00', zone: 'Asia/Saigon' },
  },
  deletePlanStep: { params: { program_id: '401030', key: 'test' } },
  postEssay: {
    body: { client_id: 'essay-1', content: 'Title: Bees Essay: My grandmother kept bees.' },
  },
  getEssay: { params: essay },
  patchEssay: { params: essay, body: { version: 6, status: 'review' } },
  deleteEssay: { params: essay },
  restoreEssay: { params: essay, after: 'deleteEssay' },
  postAchievement: { body: { client_id: 'achievement-1', type: 'club', title: 'Chess club' } },
  patchAchievement: { params: { id: '1' }, body: { hours: 3 } },
  deleteAchievement: { params: { id: '1' } },
  postEssayFeedback: {
    body: { text: 'I have always been passionate about bees. My grandmother kept them.' },
  },
  postQuiz: {
    body: {
      statements: ['numbers'],
      environment: 'quiet',
      activities: [{ id: 'puzzle', rating: 'like' }],
    },
  },
  postMessage: {
    body: {
      client_id: 'question-1',
      text: 'Compare Tampere and Twente',
      sees: { answers: true, saved: false },
      answers: { ielts: 7 },
    },
  },
  getMessages: { after: 'postMessage' },
};

/** A call that is refused with each status, for the examples of the errors. */
export const refusals: Record<string, Sample & { name: EndpointName; bearer?: string }> = {
  401: { name: 'getUser', bearer: 'expired' },
  404: { name: 'getEssay', params: { id: 'unknown' } },
  409: { name: 'patchEssay', params: essay, body: { version: 1, status: 'done' } },
  422: { name: 'putEmail', body: { email: 'linh', password: '' } },
  429: { name: 'resendCode', after: 'resendCode' },
};
