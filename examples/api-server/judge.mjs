import { answered, finished, openBudget } from './texts.mjs';

/**
 * @typedef {import('./types.ts').Answers} Answers
 * @typedef {Pick<import('./types.ts').Criterion, 'state' | 'you'>} Compared
 * @typedef {import('./types.ts').Entry} Entry
 * @typedef {import('./types.ts').Intake} Intake
 * @typedef {import('./types.ts').Program} Program
 * @typedef {import('./types.ts').Text} Text
 */

/**
 * What the clocks of a time zone show, `YYYY-MM-DD HH:MM`.
 * @param {string} timeZone
 * @param {Date} now
 */
function clockIn(timeZone, now) {
  // Swedish dates are ISO dates.
  const options = /** @type {const} */ ({ timeZone, dateStyle: 'short', timeStyle: 'short' });
  return new Intl.DateTimeFormat('sv-SE', options).format(now);
}

/** @param {number} value */
const twoDigits = (value) => String(value).padStart(2, '0');

/**
 * The year in which a student of `grade` finishes grade `last`. School years end in June.
 * @param {number} grade
 * @param {number} last
 * @param {Date} now
 */
function finishingYear(grade, last, now) {
  return now.getUTCFullYear() + (now.getUTCMonth() < 6 ? 0 : 1) + last - grade;
}

/**
 * The next intake that a student of `grade` can take (docs/ranking.md, 2); of anyone without a grade.
 * @param {Program} program
 * @param {number | null} grade
 * @param {{ now: Date, clock: string }} at `clock` is what the school's clocks show
 * @returns {Intake}
 */
function nextIntake(program, grade, { now, clock }) {
  const last = program.finished_grade;
  const thisMonth = now.toISOString().slice(0, 7);
  const earliest =
    grade === null || grade > last ? thisMonth : `${finishingYear(grade, last, now)}-07`;
  const first = Number(earliest.slice(0, 4));
  const open = [first, first + 1, first + 2]
    .flatMap((year) =>
      program.intakes.map(({ month, deadline }) => {
        const starts = `${year}-${twoDigits(month)}`;
        if (!deadline) return { starts, deadline: null, time: null };
        const of = deadline.month > month ? year - 1 : year;
        const day = Math.min(deadline.day, new Date(Date.UTC(of, deadline.month, 0)).getUTCDate());
        const date = `${of}-${twoDigits(deadline.month)}-${twoDigits(day)}`;
        return { starts, deadline: date, time: deadline.time ?? null };
      }),
    )
    .filter(({ starts }) => starts >= earliest && starts > thisMonth)
    .filter(({ deadline, time }) => !deadline || `${deadline} ${time ?? '24:00'}` > clock)
    .sort((a, b) => (a.starts < b.starts ? -1 : 1));
  if (!open[0]) throw new Error(`Program ${program.id} has no intake`);
  return open[0];
}

/** @param {boolean} isMet @returns {'met' | 'unmet'} */
const stateOf = (isMet) => (isMet ? 'met' : 'unmet');

/**
 * State and answer of each criterion that depends on an answer; `null` without it (docs/ranking.md, 3).
 * @param {Entry} entry
 * @param {Answers} answers
 * @param {{ grade: number | null, intake: Intake, now: Date }} at
 * @returns {Record<string, (minimum: number) => Compared | null>}
 */
function comparisons({ program }, answers, { grade, intake, now }) {
  const { budget_min: min, budget_max: max } = answers;
  /** @type {(value: number | null, words: (value: number) => Text) => (minimum: number) => Compared | null} */
  const score = (value, words) => (minimum) =>
    value === null ? null : { state: stateOf(value >= minimum), you: words(value) };
  return {
    language: score(answers.ielts, answered.language),
    average: score(answers.average, answered.average),
    test: score(answers.sat, answered.test),
    grade: () => {
      if (grade === null) return null;
      if (grade > program.finished_grade) return { state: 'met', you: finished };
      const year = finishingYear(grade, program.finished_grade, now);
      return { state: stateOf(intake.starts >= `${year}-07`), you: answered.grade(year) };
    },
    budget: () => {
      if (min === null && max === null) return null;
      const you = max === null ? openBudget : answered.budget(max);
      if (program.tuition === null) return { state: 'unknown', you };
      return { state: stateOf(max === null || program.tuition <= max), you };
    },
  };
}

/**
 * Compares programs with the answers.
 * @param {Entry[]} entries
 * @param {Answers} answers
 * @param {number | null} grade the grade that the class grade id stands for
 * @param {Date} now
 * @returns {import('./types.ts').Judged[]}
 */
export function judged(entries, answers, grade, now) {
  const zones = new Set(entries.map(({ school }) => school.time_zone));
  const clocks = new Map([...zones].map((zone) => [zone, clockIn(zone, now)]));
  return entries.map((entry) => {
    const clock = clocks.get(entry.school.time_zone) ?? '';
    const intake = nextIntake(entry.program, grade, { now, clock });
    const compare = comparisons(entry, answers, { grade, intake, now });
    const criteria = entry.program.requirements.map((row) => {
      /** @type {Compared} */
      const compared = compare[row.key]?.(row.minimum ?? 0) ?? { state: 'unknown', you: null };
      return { ...row, ...compared };
    });
    /** @param {string} state */
    const count = (state) => criteria.filter((row) => row.state === state).length;
    return { ...entry, intake, criteria, met: count('met'), unmet: count('unmet') };
  });
}
