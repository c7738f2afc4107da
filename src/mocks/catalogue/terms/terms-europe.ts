import type { CountryTerms } from './country-terms';
import { intake } from './intake';

/** Terms in Europe. Illustrative. */
export const europeTerms = {
  GB: {
    naming: 'letters',
    years: 3,
    // The equal-consideration date of UCAS. Later applications are only for places that are left.
    intakes: [[intake(9, [1, 13])]],
    deadlineTime: '18:00',
    pathwayIntakes: [intake(9, [6, 30])],
    asksSubjects: true,
    asksParts: true,
    limited: [
      { titles: ['law'], deadline: { month: 1, day: 13 }, asks: 'lawTest' },
      {
        titles: ['medicine', 'dentistry', 'veterinary-medicine'],
        deadline: { month: 10, day: 15 },
        asks: 'medicalTest',
      },
    ],
    certificate: { asks: 'certificateInGB' },
    holistic: true,
  },
  NL: {
    naming: 'letters',
    awards: { engineering: 'BSc' },
    appliedAwards: { business: 'BBA', design: 'BSc' },
    years: 3,
    appliedYears: 4,
    intakes: [[intake(9, [4, 1])], [intake(9, [5, 1])]],
    deadlineTime: '23:59',
    asksSubjects: true,
    asksParts: true,
    limited: [
      {
        titles: [
          'psychology',
          'artificial-intelligence',
          'international-business',
          'aerospace-engineering',
          'physiotherapy',
        ],
        deadline: { month: 1, day: 15 },
        asks: 'selection',
      },
    ],
    certificate: { asks: 'certificateInNL', exceptApplied: true },
  },
  DE: {
    naming: 'letters',
    awards: { engineering: 'BSc' },
    appliedAwards: { engineering: 'BEng', business: 'BA' },
    years: 3,
    appliedYears: 3.5,
    intakes: [[intake(10, [7, 15])], [intake(10, [7, 15])], [intake(10, [5, 31])]],
    pathwayIntakes: [intake(10, [4, 15])],
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'aptitudeTest', share: 0.25 },
    certificate: { asks: 'certificateInDE' },
  },
  FI: {
    naming: 'letters',
    awards: { engineering: 'BSc' },
    appliedAwards: { science: 'BEng', engineering: 'BEng', business: 'BBA', social: 'BSocSc' },
    years: 3,
    appliedYears: 4,
    intakes: [[intake(9, [1, 20])]],
    deadlineTime: '15:00',
    asksSubjects: true,
    asksParts: true,
    extra: { key: 'aptitudeTest', share: 0.3 },
  },
  FR: {
    naming: 'letters',
    awards: { business: 'BBA', social: 'BA' },
    years: 3,
    // Schools that recruit themselves. Public universities set their own, earlier day.
    intakes: [[intake(9, [1, 15])], [intake(9, [3, 15])], [intake(9, [4, 1])]],
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'interview', share: 0.4 },
  },
} as const satisfies Record<string, CountryTerms>;
