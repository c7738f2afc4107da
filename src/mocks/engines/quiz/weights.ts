import type {
  Activity,
  Block,
  Environment,
  Interest,
  Rating,
  Statement,
} from '@/api/discovery/contract';

/** Types that are missing have 0. */
type Weights = Readonly<Partial<Record<Interest, number>>>;

/** The weight of each statement per type, before each type is divided by its sum (docs/quiz.md). */
export const STATEMENT_WEIGHTS: Readonly<Record<Statement, Weights>> = {
  numbers: { C: 0.6, I: 0.4 },
  people: { S: 0.6, E: 0.4 },
  physical: { R: 1 },
  words: { A: 0.4, S: 0.3, E: 0.3 },
};

/** The weight of each environment per type (docs/quiz.md). */
export const ENVIRONMENT_WEIGHTS: Readonly<Record<Environment, Weights>> = {
  quiet: { I: 0.5, C: 0.5 },
  collaborative: { S: 0.6, E: 0.4 },
  active: { R: 1 },
  creative: { A: 1 },
};

/** The letters of an MBTI type that count for an interest type; all of them must be in it. */
export const MBTI_LETTERS: readonly (readonly [letters: string, type: Interest])[] = [
  ['STP', 'R'],
  ['NT', 'I'],
  ['NF', 'A'],
  ['F', 'S'],
  ['E', 'E'],
  ['SJ', 'C'],
];

/** The interest type of each activity, three per type. */
export const ACTIVITY_TYPES: Readonly<Record<Activity, Interest>> = {
  repair: 'R',
  grow: 'R',
  build: 'R',
  experiment: 'I',
  puzzle: 'I',
  read: 'I',
  draw: 'A',
  perform: 'A',
  write: 'A',
  teach: 'S',
  listen: 'S',
  care: 'S',
  sell: 'E',
  organise: 'E',
  debate: 'E',
  records: 'C',
  budget: 'C',
  check: 'C',
};

export const RATING_VALUES: Readonly<Record<Rating, number>> = { like: 1, unsure: 0, dislike: -1 };

/** The share of each answer in the total when all are given. */
export const BLOCK_WEIGHTS: Readonly<Record<Block, number>> = {
  activities: 0.6,
  statements: 0.2,
  environment: 0.15,
  mbti: 0.05,
};

/** Correlations within this of the best one tie with it. */
export const TIE = 0.1;

/** Totals within this of each other show no clear leaning. The widest possible spread is 1. */
export const SMALL_SPREAD = 0.2;
