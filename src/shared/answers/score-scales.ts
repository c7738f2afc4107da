/** Scales of a grade average. */
export const AVERAGE_SCALES = ['ten', 'four', 'percent'] as const;
export type AverageScale = (typeof AVERAGE_SCALES)[number];

export const ENGLISH_TESTS = ['ielts', 'toefl', 'duolingo'] as const;
export type EnglishTest = (typeof ENGLISH_TESTS)[number];

export const ADMISSION_TESTS = ['sat', 'act'] as const;
export type AdmissionTest = (typeof ADMISSION_TESTS)[number];

/** Lowest and highest score, and the step between two. */
export const SCORE_RANGES: Record<
  AverageScale | EnglishTest | AdmissionTest,
  { min: number; max: number; step: number | null }
> = {
  ten: { min: 0, max: 10, step: null },
  four: { min: 0, max: 4, step: null },
  percent: { min: 0, max: 100, step: null },
  ielts: { min: 0, max: 9, step: 0.5 },
  toefl: { min: 0, max: 120, step: 1 },
  duolingo: { min: 10, max: 160, step: 5 },
  sat: { min: 400, max: 1600, step: 1 },
  act: { min: 1, max: 36, step: 1 },
};

/** The lowest score of each IELTS band, highest first; approximate, from what the tests publish (docs/ranking.md). */
const BANDS: Record<
  Exclude<EnglishTest, 'ielts'>,
  readonly (readonly [score: number, band: number])[]
> = {
  toefl: [
    [118, 9],
    [115, 8.5],
    [110, 8],
    [102, 7.5],
    [94, 7],
    [79, 6.5],
    [60, 6],
    [46, 5.5],
    [35, 5],
    [32, 4.5],
    [0, 4],
  ],
  duolingo: [
    [160, 9],
    [155, 8.5],
    [145, 8],
    [135, 7.5],
    [125, 7],
    [115, 6.5],
    [105, 6],
    [95, 5.5],
    [85, 5],
    [75, 4.5],
    [10, 4],
  ],
};

/** SAT totals for ACT 36 down to 9, from the concordance of both tests. */
const SAT_OF_ACT = [
  1590, 1540, 1500, 1460, 1430, 1400, 1370, 1340, 1310, 1280, 1240, 1210, 1180, 1140, 1110, 1080,
  1040, 1010, 970, 930, 890, 850, 800, 760, 710, 670, 630, 590,
];

/**
 * An average on the ten-point scale, in proportion: 3.5 of 4 is 8.75, shown as `8.8` (R22). Four decimals, so that the
 * typed one can be restored.
 */
export function averageOutOfTen(value: number, scale: AverageScale): number {
  if (scale === 'four') return Math.round((value / 4) * 100_000) / 10_000;
  return scale === 'percent' ? Math.round(value * 1000) / 10_000 : value;
}

/** The IELTS band that a score of another English test is compared as. */
export function ieltsBand(score: number, test: EnglishTest): number {
  if (test === 'ielts') return score;
  return BANDS[test].find(([lowest]) => score >= lowest)?.[1] ?? 0;
}

/** The SAT total that an ACT score is compared as. */
export function satTotal(score: number, test: AdmissionTest): number {
  return test === 'sat' ? score : (SAT_OF_ACT[36 - score] ?? 400);
}
