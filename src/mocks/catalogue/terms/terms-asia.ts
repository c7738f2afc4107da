import type { CountryTerms } from './country-terms';
import { intake } from './intake';

/** Terms in Asia. Illustrative. */
export const asiaTerms = {
  MY: {
    naming: 'long',
    years: 3,
    intakes: [
      [intake(1, null), intake(5, null), intake(9, null)],
      [intake(2, null), intake(8, null)],
      [intake(4, null), intake(9, null)],
    ],
    asksSubjects: true,
    asksParts: false,
  },
  SG: {
    naming: 'long',
    years: 4,
    // NUS, NTU and SMU have days of their own, which depend on the certificate.
    intakes: [[intake(8, [3, 3])]],
    // Polytechnics start in April, unlike universities.
    pathwayIntakes: [intake(4, [1, 31])],
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'interview', share: 0.4 },
    holistic: true,
  },
  JP: {
    naming: 'letters',
    awards: { business: 'BBA', social: 'BA', medicine: 'MD', dentistry: 'DDS', veterinary: 'DVM' },
    years: 4,
    intakes: [
      [intake(9, [1, 15])],
      [intake(9, [2, 5])],
      [intake(4, [11, 10]), intake(9, [4, 2])],
      [intake(4, [10, 31]), intake(9, [2, 5])],
    ],
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'interview', share: 0.5 },
  },
  KR: {
    naming: 'letters',
    awards: {
      science: 'BS',
      engineering: 'BS',
      business: 'BBA',
      social: 'BA',
      design: 'BS',
    },
    years: 4,
    intakes: [
      [intake(9, [3, 20]), intake(3, [9, 30])],
      [intake(9, [5, 10]), intake(3, [10, 31])],
      [intake(9, [5, 10])],
    ],
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'studyPlan', share: 0.6 },
  },
  TW: {
    naming: 'letters',
    awards: {
      science: 'BS',
      engineering: 'BS',
      business: 'BBA',
      social: 'BA',
      architecture: 'BArch',
    },
    years: 4,
    intakes: [[intake(9, [1, 31])], [intake(9, [2, 28])], [intake(9, [3, 15])]],
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'studyPlan', share: 0.6 },
  },
  VN: {
    naming: 'long',
    years: 4,
    intakes: [[intake(9, [3, 31])], [intake(9, [5, 31])], [intake(9, [6, 30])]],
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'interview', share: 0.5 },
  },
  CN: {
    naming: 'letters',
    awards: { science: 'BS', engineering: 'BEng', business: 'BBA', social: 'BA' },
    years: 4,
    intakes: [[intake(9, [4, 30])], [intake(9, [5, 31])], [intake(9, [6, 15])]],
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'studyPlan', share: 0.5 },
    languageProof: 'mandarin',
  },
  HK: {
    naming: 'letters',
    awards: { business: 'BBA', social: 'BSocSc' },
    years: 4,
    intakes: [[intake(9, [1, 8])], [intake(9, [1, 31])], [intake(9, [2, 28])]],
    asksSubjects: true,
    asksParts: true,
    extra: { key: 'interview', share: 0.5 },
    holistic: true,
  },
  TH: {
    naming: 'letters',
    awards: { business: 'BBA', social: 'BA' },
    years: 4,
    intakes: [[intake(8, [3, 31])], [intake(8, [4, 30])], [intake(8, [5, 31])]],
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'interview', share: 0.4 },
  },
} as const satisfies Record<string, CountryTerms>;
