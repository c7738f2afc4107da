import {
  BLOCKS,
  ENVIRONMENTS,
  INTERESTS,
  STATEMENTS,
  type Block,
  type Interest,
  type QuizBody,
} from '@/api/discovery/contract';
import {
  ACTIVITY_TYPES,
  BLOCK_WEIGHTS,
  ENVIRONMENT_WEIGHTS,
  MBTI_LETTERS,
  RATING_VALUES,
  SMALL_SPREAD,
  STATEMENT_WEIGHTS,
} from './weights';

export type TypeScores = Readonly<Record<Interest, number>>;

export type PerBlock = Readonly<Record<Block, number>>;

function scoresOf(score: (type: Interest) => number): TypeScores {
  return {
    R: score('R'),
    I: score('I'),
    A: score('A'),
    S: score('S'),
    E: score('E'),
    C: score('C'),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Subtracts the mean of the six types from each. */
function centered(scores: TypeScores): TypeScores {
  const mean = sum(Object.values(scores)) / INTERESTS.length;
  return scoresOf((type) => scores[type] - mean);
}

/** Each type from 0 to 1: the ticked part of its column. With everything ticked, every type is 1. */
function statementScores(ticked: QuizBody['statements']): TypeScores {
  return scoresOf((type) => {
    const column = STATEMENTS.map((statement) => STATEMENT_WEIGHTS[statement][type] ?? 0);
    const counted = column.filter((_, at) => ticked.some((one) => one === STATEMENTS[at]));
    return sum(counted) / sum(column);
  });
}

/** Each type from 0 to 1, relative to the best environment for it. */
function environmentScores(chosen: QuizBody['environment']): TypeScores {
  return scoresOf((type) => {
    const weights = ENVIRONMENTS.map((name) => ENVIRONMENT_WEIGHTS[name][type] ?? 0);
    const weight = chosen ? (ENVIRONMENT_WEIGHTS[chosen][type] ?? 0) : 0;
    return weight / Math.max(...weights);
  });
}

/** Half the mean of each type's activities, which runs from -1 to 1. */
function activityScores(ratings: QuizBody['activities']): TypeScores {
  const rated = new Map((ratings ?? []).map(({ id, rating }) => [id, RATING_VALUES[rating]]));
  return scoresOf((type) => {
    const own = Object.entries(ACTIVITY_TYPES).filter(([, of]) => of === type);
    const values = own.map(([id]) => [...rated].find(([one]) => one === id)?.[1] ?? 0);
    return sum(values) / values.length / 2;
  });
}

function mbtiScores(mbti: QuizBody['mbti']): TypeScores {
  const counts = MBTI_LETTERS.filter(([letters]) =>
    [...letters].every((letter) => mbti?.includes(letter)),
  );
  return scoresOf((type) => (counts.some(([, of]) => of === type) ? 1 : 0));
}

function isAnswered(body: QuizBody): Record<Block, boolean> {
  return {
    activities: (body.activities ?? []).length > 0,
    statements: body.statements.length > 0,
    environment: body.environment != null,
    mbti: body.mbti != null,
  };
}

/** The share of each answer in the total. They sum to 1, or are all 0 if only MBTI or nothing was answered. */
function sharesOf(body: QuizBody): PerBlock {
  const answered = isAnswered(body);
  const given = BLOCKS.filter((block) => answered[block]);
  const whole = given.some((block) => block !== 'mbti')
    ? sum(given.map((block) => BLOCK_WEIGHTS[block]))
    : Number.POSITIVE_INFINITY;
  const share = (block: Block) => (answered[block] ? BLOCK_WEIGHTS[block] / whole : 0);
  return {
    activities: share('activities'),
    statements: share('statements'),
    environment: share('environment'),
    mbti: share('mbti'),
  };
}

/** The scores of a quiz: the share of each answer, what it adds to each type, and the totals. */
export type QuizScores = {
  weights: PerBlock;
  /** What an answer adds to each type, from -1 to 1; the six types sum to 0. */
  parts: Readonly<Record<Block, TypeScores>>;
  totals: TypeScores;
};

/**
 * Scores the answers by the published weights (docs/quiz.md). Each answer is scaled to a range of 1 per type,
 * centered on the mean of the six types, and multiplied by its share. The order of the answers does not matter.
 */
export function scoreAnswers(body: QuizBody): QuizScores {
  const weights = sharesOf(body);
  const weighed = (block: Block, scores: TypeScores) => {
    const middle = centered(scores);
    return scoresOf((type) => weights[block] * middle[type]);
  };
  const parts = {
    activities: weighed('activities', activityScores(body.activities)),
    statements: weighed('statements', statementScores(body.statements)),
    environment: weighed('environment', environmentScores(body.environment)),
    mbti: weighed('mbti', mbtiScores(body.mbti)),
  };
  return {
    weights,
    parts,
    totals: scoresOf((type) => sum(BLOCKS.map((block) => parts[block][type]))),
  };
}

/** The types, highest total first; ties in the order of `INTERESTS`. */
export function rankedTypes(totals: TypeScores): Interest[] {
  return INTERESTS.toSorted((a, b) => totals[b] - totals[a]);
}

/** Whether the totals are too close to name a leaning. */
export function isFlat(totals: TypeScores): boolean {
  const values = Object.values(totals);
  // Allows for rounding errors.
  return Math.max(...values) - Math.min(...values) < SMALL_SPREAD - 1e-9;
}

/** Pearson correlation of two profiles, -1 to 1; 0 if one of them is flat. */
export function correlation(one: TypeScores, other: TypeScores): number {
  const [a, b] = [centered(one), centered(other)];
  const product = (x: TypeScores, y: TypeScores) => sum(INTERESTS.map((type) => x[type] * y[type]));
  const lengths = Math.sqrt(product(a, a) * product(b, b));
  return lengths === 0 ? 0 : product(a, b) / lengths;
}
