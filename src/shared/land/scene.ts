import { budgetNumber, type BudgetPair } from '@/lib/budget';
import type { LandCountry } from './land';
import type { Answers } from '@/shared/answers/answers';
import { QUESTION_STEPS, type QuestionStep } from '@/shared/answers/question-steps';
import { answersFilter, type LandProgram } from './programs';
import { strokesWith, type LandStrokes } from './strokes';

/** How high a stroke stands: `full` with no answer yet, `match` and `out` after one; `lifted` and `low` among those that match. */
export type StrokeState = 'full' | 'match' | 'out' | 'lifted' | 'low';

/** What the canvas shows. */
export type Scene = {
  /** The index of the question. */
  step: number;
  countries: readonly LandCountry[];
  states: readonly StrokeState[];
  /** The column of tuition of each stroke, `null` for one without; absent while the strokes stand. */
  columns?: readonly (number | null)[];
  columnCount: number;
  /** The names of the chosen countries, by their keys; empty for many. */
  names: readonly (readonly [key: string, name: string])[];
};

const MAX_NAMES = 4;
const COLUMNS = 30;

/** The columns of a range; all ranges are as wide. */
function columnsEach(ranges: readonly BudgetPair[]): number {
  return Math.max(1, Math.round(COLUMNS / Math.max(1, ranges.length)));
}

/** The column of a tuition; `null` if unknown. */
function columnOf(tuition: number | null, ranges: readonly BudgetPair[], top: number) {
  if (tuition === null || ranges.length === 0) return null;
  const each = columnsEach(ranges);
  const found = ranges.findIndex(({ max }) => tuition <= (budgetNumber(max) ?? Infinity));
  const at = found === -1 ? ranges.length - 1 : found;
  const min = budgetNumber(ranges[at]?.min) ?? 0;
  const max = budgetNumber(ranges[at]?.max) ?? Math.max(top, min + 1);
  const part = Math.ceil(((tuition - min) / (max - min)) * each) - 1;
  return at * each + Math.min(each - 1, Math.max(0, part));
}

/**
 * The columns of strokes without tuitions: in each range as many strokes as its count says, which includes the ranges
 * before it.
 */
function columnsOfCounts({ strokes, each }: LandStrokes, ranges: Input['ranges']) {
  const columns: (number | null)[] = [];
  const wide = columnsEach(ranges);
  ranges.forEach(({ count }, range) => {
    const end = Math.min(strokes.length, Math.round((count ?? 0) / each));
    for (let at = 0; columns.length < end; at++) columns.push(range * wide + (at % wide));
  });
  return strokes.map((_, at) => columns[at] ?? null);
}

function middle(programs: readonly LandProgram[]): number | null {
  const known = programs.flatMap(({ tuition }) => tuition ?? []);
  return known[Math.floor(known.length / 2)] ?? null;
}

type Input = {
  step: QuestionStep;
  answers: Answers;
  /** The names of the options of the countries, by their keys. */
  titles: ReadonlyMap<string, string>;
  /** The ranges of the budget question. */
  ranges: readonly (BudgetPair & { count: number | null })[];
  /** The programs that begin in the student's first term. */
  first: ReadonlySet<LandProgram> | null;
};

function statesOf(all: LandStrokes, { step, answers, first }: Input): StrokeState[] {
  const fits = answersFilter(answers);
  const isIn = all.strokes.some(({ programs }) => programs.length > 0)
    ? strokesWith(all, fits)
    : all.strokes.map(
        ({ country }) =>
          answers.countryIds.length === 0 ||
          answers.countryIds.some((id) => String(id) === country),
      );
  const any = isIn.includes(false);
  const lifted =
    step === 'grade' && first
      ? strokesWith(all, (program) => first.has(program) && fits(program))
      : null;
  return isIn.map((within, at) => {
    if (!within) return 'out';
    if (lifted) return lifted[at] ? 'lifted' : 'low';
    return any ? 'match' : 'full';
  });
}

/** The scene of the strokes for a question and its answers. */
export function sceneOf(all: LandStrokes, input: Input): Scene {
  const { step, answers, titles, ranges } = input;
  const { strokes } = all;
  const numbers = new Map<string, number>();
  for (const { country } of strokes) numbers.set(country, (numbers.get(country) ?? 0) + 1);
  const countries = [...numbers].map(([key, count]) => ({ key, strokes: count }));
  const few = answers.countryIds.length <= MAX_NAMES ? answers.countryIds.map(String) : [];
  const names = few.map((key) => [key, titles.get(key) ?? ''] as const);
  const scene = { step: QUESTION_STEPS.indexOf(step), countries, columnCount: 1, names };
  if (step !== 'budget') return { ...scene, states: statesOf(all, input) };
  const columnCount = ranges.length * columnsEach(ranges);
  const chosen = answers.budget && budgetNumber(answers.budget.max);
  if (strokes.every(({ programs }) => programs.length === 0)) {
    const columns = columnsOfCounts(all, ranges);
    const last = ranges.findIndex(({ max }) => budgetNumber(max) === chosen);
    const end = last === -1 || chosen === null ? columnCount : (last + 1) * columnsEach(ranges);
    const states = columns.map((column) => (column !== null && column < end ? 'match' : 'out'));
    return { ...scene, columns, columnCount, states };
  }
  const pool = strokesWith(all, answersFilter(answers, 'budget'));
  const top = strokes.reduce(
    (most, { programs }) => Math.max(most, ...programs.map(({ tuition }) => tuition ?? 0)),
    0,
  );
  const tuitions = strokes.map(({ programs }, at) => (pool[at] ? middle(programs) : null));
  return {
    ...scene,
    columns: tuitions.map((tuition) => columnOf(tuition, ranges, top)),
    columnCount,
    states: tuitions.map((tuition) =>
      tuition !== null && tuition <= (chosen ?? Infinity) ? 'match' : 'out',
    ),
  };
}
