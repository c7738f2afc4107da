import { messages, Refusal } from './texts.mjs';

/** @typedef {import('./types.ts').Answers} Answers */
/** @typedef {(value: unknown) => unknown} Reader Returns `undefined` for a value that is not valid. */

/** @type {Reader} */
const id = (value) => {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined;
  return String(value);
};

/** @type {Reader} */
const ids = (value) => {
  if (!Array.isArray(value) || value.some((one) => id(one) === undefined)) return undefined;
  return value.length > 0 ? value.map(String) : null;
};

/** `"50,000+"` is 50000. @type {Reader} */
const money = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).replaceAll(/[,\s$]|\+$/g, '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
};

/** @type {(min: number, max: number, step?: number) => Reader} */
const figure = (min, max, step) => (value) => {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return undefined;
  return step && !Number.isInteger(value / step) ? undefined : value;
};

/** @type {(...values: string[]) => Reader} */
const oneOf =
  (...values) =>
  (value) =>
    values.find((known) => known === value);

/** @type {Reader} */
const search = (value) => (typeof value === 'string' && value.length <= 200 ? value : undefined);

/** What each field may be (docs/api.md, `Shapes`). @type {Record<keyof Answers, Reader>} */
const READERS = {
  class_grade_id: id,
  country_ids: ids,
  budget_min: money,
  budget_max: money,
  program_title_parent_id: id,
  program_title_ids: ids,
  average: figure(0, 10),
  ielts: figure(0, 9, 0.5),
  sat: figure(400, 1600),
  sort: oneOf('match', 'tuition', 'name', 'deadline'),
  order: oneOf('asc', 'desc'),
  degree: oneOf('bachelor', 'foundation', 'diploma', 'associate'),
  language: oneOf('en', 'vi', 'de', 'fr', 'zh', 'ja', 'ko'),
  q: search,
};

/**
 * Reads answers, sort and filters. Throws 422 with a message for each field that is wrong.
 * @param {Record<string, unknown>} raw
 * @returns {Answers}
 */
export function readAnswers(raw) {
  /** @type {Record<string, import('./types.ts').Text>} */
  const wrong = {};
  const read = Object.entries(READERS).map(([name, reader]) => {
    const value = raw[name] ?? null;
    const result = value === null || value === '' ? null : reader(value);
    if (result === undefined) wrong[name] = messages.invalid;
    return [name, result];
  });
  /** @type {Answers} */
  const answers = Object.fromEntries(read);
  const { budget_min: min, budget_max: max } = answers;
  if (min && max && min > max) wrong['budget_max'] = messages.invalid;
  if (Object.keys(wrong).length > 0) throw new Refusal(422, messages.invalid, wrong);
  return answers;
}

/**
 * Reads the sort and filters of a query, its ids separated by commas.
 * @param {URLSearchParams} query
 */
export function readFilters(query) {
  const { country_ids: countries, ...others } = Object.fromEntries(query);
  /** @type {Record<string, unknown>} */
  const raw = { country_ids: countries?.split(',').filter(Boolean) };
  for (const name of ['budget_max', 'sort', 'order', 'degree', 'language', 'q']) {
    raw[name] = others[name];
  }
  return readAnswers(raw);
}

/** The page that a query asks for, by default the first. Throws 422 for no whole number from 1. @param {URLSearchParams} query */
export function readPage(query) {
  const asked = query.get('page') ?? '1';
  const page = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  if (page < 1) throw new Refusal(422, messages.invalid, { page: messages.invalid });
  return page;
}

/**
 * One page of rows, with its counters.
 * @template Row
 * @param {Row[]} rows
 * @param {number} page
 * @param {number} size
 */
export function pageOf(rows, page, size) {
  const last = Math.max(1, Math.ceil(rows.length / size));
  return {
    data: rows.slice((page - 1) * size, page * size),
    pagination: { current_page: page, last_page: last, per_page: size, total: rows.length },
  };
}
