import { middleTuition } from './order.mjs';

/**
 * @typedef {import('./types.ts').Answers} Answers
 * @typedef {import('./types.ts').Language} Language
 * @typedef {import('./store.mjs').Store} Store
 */

/** Budget ranges by their minimum, in US dollars a year; the last has no maximum. */
const BUDGETS = [0, 10_000, 20_000, 30_000, 50_000];
const STEPS = [1000, 2000, 2500, 5000, 10_000];
const MOST_COLUMNS = 24;

/**
 * The countries, each with what the list would have if it were the only one.
 * @param {Store} store
 * @param {Answers} answers
 * @param {Language} language
 */
export function countryOptions({ find, countries }, answers, language) {
  const left = find({ ...answers, country_ids: null });
  return countries.map(({ id, code, title }) => {
    const own = left.filter(({ country }) => country.id === id);
    return {
      country_ids: id,
      title: title[language],
      iso_code: code,
      count: own.length,
      school_count: new Set(own.map(({ school }) => school.id)).size,
      median_tuition: middleTuition(own),
    };
  });
}

/** @param {Store} store @param {Answers} answers */
export function budgetOptions({ find }, answers) {
  return BUDGETS.map((min, place) => {
    const max = BUDGETS[place + 1] ?? null;
    const { length: count } = find({ ...answers, budget_max: max });
    return { min: String(min), max: max === null ? '' : String(max), count };
  });
}

/**
 * The super meta categories; choosing one clears the majors.
 * @param {Store} store
 * @param {Answers} answers
 * @param {Language} language
 */
export function categoryOptions({ find, categories }, answers, language) {
  const left = find({ ...answers, program_title_parent_id: null, program_title_ids: null });
  return categories.map(({ id, code, title }) => ({
    id,
    code,
    title: title[language],
    count: left.filter((entry) => entry.title.parent_id === id).length,
  }));
}

/** @param {number[]} fees */
function tuitionColumns(fees) {
  if (fees.length === 0) return [];
  const highest = Math.max(...fees);
  const step = STEPS.find((size) => highest < size * MOST_COLUMNS) ?? 20_000;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, column) => {
    const from = column * step;
    const to = from + step;
    return { from, to, count: fees.filter((fee) => fee >= from && fee < to).length };
  });
}

/**
 * The overview of a whole result (docs/ranking.md, 5).
 * @param {import('./types.ts').Judged[]} rows
 * @param {Answers} answers
 * @param {Language} language
 */
export function overviewOf(rows, { budget_max: max }, language) {
  const fees = rows.flatMap(({ program }) => program.tuition ?? []);
  /** @type {Map<string, number>} */
  const countries = new Map();
  for (const { country } of rows) {
    const title = country.title[language];
    countries.set(title, (countries.get(title) ?? 0) + 1);
  }
  /** @param {(unmet: number) => boolean} fits */
  const count = (fits) => rows.filter(({ unmet }) => fits(unmet)).length;
  return {
    tuition: tuitionColumns(fees),
    countries: [...countries]
      .sort(([, a], [, b]) => b - a)
      .map(([title, n]) => ({ title, count: n })),
    fit: {
      all_met: count((unmet) => unmet === 0),
      one_unmet: count((unmet) => unmet === 1),
      more_unmet: count((unmet) => unmet > 1),
    },
    ...(max !== null && { within_budget: fees.filter((fee) => fee <= max).length }),
  };
}
