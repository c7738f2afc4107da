import { bookmarksOf, checkPassword, closeSession, openSession } from './accounts.mjs';
import { pageOf, readAnswers, readFilters, readPage } from './answers.mjs';
import { budgetOptions, categoryOptions, countryOptions, overviewOf } from './counts.mjs';
import { judged } from './judge.mjs';
import { inOrder } from './order.mjs';
import { programWire } from './program-wire.mjs';
import { fold, messages, Refusal } from './texts.mjs';

/**
 * @typedef {import('./types.ts').Answers} Answers
 * @typedef {import('./types.ts').Entry} Entry
 * @typedef {import('./types.ts').Judged} Judged
 * @typedef {import('./types.ts').Language} Language
 * @typedef {import('./types.ts').Request} Request
 * @typedef {import('./types.ts').Student} Student
 * @typedef {import('./store.mjs').Store} Store
 */

const PROGRAMS_ON_PAGE = 12;
const BOOKMARKS_ON_PAGE = 50;

/** @param {Student} student */
const userWire = ({ id, name, email }) => ({ id, name, email });

/** The student, whom the server has checked. @param {Request} request */
function studentOf({ student }) {
  if (!student) throw new Refusal(401, messages.signedOut);
  return student;
}

/**
 * Who may make a call: `anyone`, a `visit` with its token, a `student` with the bearer token; `guest` calls are also
 * answered if that has expired.
 * @typedef {'anyone' | 'guest' | 'visit' | 'student'} Caller
 */

/**
 * The shown calls of docs/api.md, and logging in and out, by method and path.
 * @param {Store} store
 * @returns {Record<string, [Caller, (request: Request) => unknown]>}
 */
export function callsOf(store) {
  const { db, grades, titles } = store;

  /** @param {Entry[]} entries @param {Answers} answers @param {Request} request */
  function compared(entries, answers, { now }) {
    const grade = grades.find(({ id }) => String(id) === answers.class_grade_id)?.grade ?? null;
    return judged(entries, answers, grade, now);
  }

  /** @param {Judged[]} rows @param {Answers} options @param {{ page: number, language: Language }} of */
  function programPage(rows, options, { page, language }) {
    const { data, pagination } = pageOf(inOrder(rows, options, language), page, PROGRAMS_ON_PAGE);
    const programs = data.map((row) => programWire(row, language));
    return { data: programs, pagination, total: pagination.total };
  }

  /** Answers, sort and filters of a visitor. @param {Request} request @param {Answers} answers */
  function recommended(request, answers) {
    const of = { page: readPage(request.query), language: request.language };
    return programPage(compared(store.find(answers), answers, request), answers, of);
  }

  /** The known title of a record: by its id, else by its name. @param {{ id?: unknown, title: string }} record */
  function titleOf({ id, title }) {
    const name = fold(title);
    return (
      titles.find((row) => String(row.id) === String(id)) ??
      titles.find((row) => fold(row.title.en) === name || fold(row.title.vi) === name)
    );
  }

  /** The answers of an account; known majors replace its category. @param {Student} student */
  function accountAnswers({ basic_info: info }) {
    const wanted = info.educational_records?.next_program_titles ?? [];
    const ids = wanted.flatMap((record) => titleOf(record)?.id ?? []);
    const answers = readAnswers({ ...info, program_title_ids: ids });
    return ids.length > 0 ? { ...answers, program_title_parent_id: null } : answers;
  }

  /** @param {Request} request */
  function basicInfo(request) {
    const { basic_info: info } = studentOf(request);
    const wanted = info.educational_records?.next_program_titles ?? [];
    const named = wanted.map((record) => {
      const title = titleOf(record)?.title[request.language] ?? record.title;
      return { ...record, title };
    });
    return { ...info, educational_records: { next_program_titles: named } };
  }

  /** @param {Request} request */
  function finalEngine(request) {
    const answers = accountAnswers(studentOf(request));
    const options = readFilters(request.query);
    const of = { page: readPage(request.query), language: request.language };
    const { country_ids: countries, budget_max: most, sort, order, degree, language, q } = options;
    // The query narrows what the account leaves, and never widens it.
    const kept = store
      .find({ ...answers, degree, language, q })
      .filter(({ country }) => !countries || countries.includes(String(country.id)))
      .filter(({ program }) => most === null || (program.tuition ?? 0) <= most);
    const rows = compared(kept, answers, request);
    const programs = programPage(rows, { ...answers, sort, order }, of);
    return { ...programs, overview: overviewOf(rows, answers, request.language) };
  }

  /** @param {Request} request */
  function bookmarks(request) {
    const student = studentOf(request);
    const answers = accountAnswers(student);
    const page = readPage(request.query);
    const { data, pagination } = pageOf(bookmarksOf(db, student), page, BOOKMARKS_ON_PAGE);
    const rows = data.flatMap(({ program_id: id, ...own }) => {
      const entry = store.entry(id);
      return compared(entry ? [entry] : [], answers, request).map((row) => ({
        ...own,
        program: programWire(row, request.language),
      }));
    });
    return { data: rows, pagination };
  }

  /** @param {Request} request */
  async function login({ body: { email, password }, now }) {
    /** @type {Record<string, import('./types.ts').Text>} */
    const wrong = {};
    if (typeof email !== 'string' || email === '') wrong['email'] = messages.required;
    if (typeof password !== 'string' || password === '') wrong['password'] = messages.required;
    if (Object.keys(wrong).length > 0) throw new Refusal(422, messages.required, wrong);
    const student = await checkPassword(db, String(email), String(password));
    if (!student) {
      throw new Refusal(422, messages.wrongLogin, { password: messages.wrongLogin });
    }
    return { data: { token: openSession(db, student.id, now), user: userWire(student) } };
  }

  const journey = '/api/v1/session-based-journey';
  const recommend = '/api/v2/session-based-journey/school-recommended';
  const engine = '/api/v2/session-based-journey/recommendation';
  return {
    [`GET ${journey}/session`]: [
      'anyone',
      ({ now }) => ({ data: { token: openSession(db, null, now) } }),
    ],
    [`GET ${recommend}/class-grades`]: [
      'visit',
      ({ language }) => ({
        data: grades.map(({ id, title }) => ({ id, class_name: title[language] })),
      }),
    ],
    [`GET ${recommend}/program-titles`]: [
      'visit',
      ({ language }) => ({ data: titles.map((row) => ({ ...row, title: row.title[language] })) }),
    ],
    [`POST ${recommend}/countries`]: [
      'visit',
      ({ body, language }) => ({ data: countryOptions(store, readAnswers(body), language) }),
    ],
    [`POST ${recommend}/budget-range`]: [
      'visit',
      ({ body }) => ({ data: budgetOptions(store, readAnswers(body)) }),
    ],
    [`POST ${recommend}/get-super-meta-categories`]: [
      'visit',
      ({ body, language }) => ({ data: categoryOptions(store, readAnswers(body), language) }),
    ],
    [`POST ${engine}/pre-run-engine`]: [
      'visit',
      (request) => recommended(request, readAnswers(request.body)),
    ],
    [`POST ${engine}/run-engine`]: [
      'visit',
      (request) => {
        const answers = readAnswers(request.body);
        if (answers.program_title_ids) return recommended(request, answers);
        throw new Refusal(422, messages.noMajors, { program_title_ids: messages.noMajors });
      },
    ],
    'GET /api/v1/school/recommendation/final-engine': ['student', finalEngine],
    'GET /api/v1/user': ['student', (request) => ({ data: userWire(studentOf(request)) })],
    'GET /api/v1/student/basic-info': ['student', (request) => ({ data: basicInfo(request) })],
    'GET /api/v1/bookmark/program': ['student', bookmarks],
    'POST /api/v1/auth/login': ['guest', login],
    'POST /api/v1/auth/logout': [
      'guest',
      ({ bearer }) => {
        if (bearer !== null) closeSession(db, bearer);
        return { data: null };
      },
    ],
  };
}
