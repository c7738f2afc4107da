import type { CountryTerms } from './country-terms';
import { intake } from './intake';

/** Terms in the Americas. Illustrative. */
export const americasTerms = {
  US: {
    naming: 'letters',
    awards: {
      science: 'BS',
      engineering: 'BS',
      business: 'BS',
      social: 'BA',
      design: 'BFA',
      architecture: 'BArch',
      nursing: 'BS',
    },
    years: 4,
    intakes: [[intake(8, [1, 1])], [intake(8, [1, 15])], [intake(8, [2, 1])]],
    deadlineTime: '23:59',
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'personalEssays', share: 0.6 },
    holistic: true,
  },
  CA: {
    naming: 'letters',
    awards: {
      business: 'BBA',
      social: 'BA',
      design: 'BDes',
      architecture: 'BAS',
      education: 'BEd',
    },
    years: 4,
    intakes: [[intake(9, [1, 15])], [intake(9, [2, 1])], [intake(9, [3, 1])]],
    asksSubjects: true,
    asksParts: true,
    diplomaAfterGrade12: true,
    extra: { key: 'personalEssays', share: 0.3 },
  },
} as const satisfies Record<string, CountryTerms>;
