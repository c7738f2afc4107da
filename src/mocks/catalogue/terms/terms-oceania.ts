import type { CountryTerms } from './country-terms';
import { intake } from './intake';

/** Terms in Oceania. Illustrative. */
export const oceaniaTerms = {
  AU: {
    naming: 'long',
    years: 3,
    intakes: [
      [intake(2, [11, 30]), intake(7, [5, 15])],
      [intake(2, [12, 1]), intake(7, [5, 31])],
      [intake(2, [10, 31]), intake(7, [4, 30])],
      [intake(2, null), intake(7, null)],
    ],
    asksSubjects: true,
    asksParts: true,
  },
  NZ: {
    naming: 'long',
    years: 3,
    intakes: [
      [intake(2, [12, 1]), intake(7, [5, 1])],
      [intake(2, [12, 8]), intake(7, [5, 1])],
      [intake(2, [10, 31])],
    ],
    asksSubjects: true,
    asksParts: true,
  },
} as const satisfies Record<string, CountryTerms>;
