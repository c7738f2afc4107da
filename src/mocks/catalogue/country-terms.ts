import type { CountryCode } from './countries';
import type { ExtraKey } from './extras';
import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { MonthDay } from '@/mocks/catalogue/schools/school';
import type { Award } from '@/mocks/catalogue/titles/title';

/** At least one value to choose from. */
type Options<T> = readonly [T, ...T[]];

/** Usual terms of bachelor's programs in a country. Illustrative, like everything that is built on them. */
export type CountryTerms = {
  /** `letters` writes `BSc Physics`, `long` writes `Bachelor of Science (Physics)`. */
  naming: 'letters' | 'long';
  /** Degree letters that differ from the common ones. */
  awards?: Partial<Record<Award, string>>;
  /** Degree letters at universities of applied sciences. */
  appliedAwards?: Partial<Record<Award, string>>;
  /** Length in years, in general and at universities of applied sciences. */
  years: number;
  appliedYears?: number;
  /** Months in which a year starts, 1 to 12, the main one first. */
  intakes: Options<readonly number[]>;
  /** Last day to apply; `null` for all year. */
  deadlines: Options<MonthDay | null>;
  /** Last day to apply for foundations, diplomas and associate degrees. */
  pathwayDeadline: MonthDay | null;
  /** Whether requirements name school subjects. */
  asksSubjects: boolean;
  /** Whether requirements name a lowest IELTS part score. */
  asksParts: boolean;
  /** Whether diplomas require grade 12 instead of 11. */
  diplomaAfterGrade12?: boolean;
  /** Required by some of the more selective programs; `share` is 0 to 1. */
  extra?: { key: ExtraKey; share: number };
  /** Titles with limited places: their own last day and requirement. */
  limited?: { titles: readonly TitleKey[]; deadline: MonthDay; asks: ExtraKey };
};

const day = (month: number, date: number): MonthDay => ({ month, day: date });

export const countryTerms: Readonly<Record<CountryCode, CountryTerms>> = {
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
    intakes: [[8]],
    deadlines: [day(1, 1), day(1, 15), day(2, 1)],
    pathwayDeadline: null,
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'personalEssays', share: 0.6 },
  },
  AU: {
    naming: 'long',
    years: 3,
    intakes: [[2, 7], [2, 7], [2]],
    deadlines: [day(11, 30), day(12, 1), day(10, 31), null],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: true,
  },
  GB: {
    naming: 'letters',
    years: 3,
    intakes: [[9]],
    deadlines: [day(1, 13), day(6, 30), day(6, 30)],
    pathwayDeadline: day(6, 30),
    asksSubjects: true,
    asksParts: true,
    limited: { titles: ['law'], deadline: day(1, 13), asks: 'lawTest' },
  },
  NL: {
    naming: 'letters',
    awards: { engineering: 'BSc' },
    appliedAwards: { business: 'BBA', design: 'BSc' },
    years: 3,
    appliedYears: 4,
    intakes: [[9]],
    deadlines: [day(4, 1), day(5, 1), day(5, 1)],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: true,
    limited: {
      titles: [
        'psychology',
        'artificial-intelligence',
        'international-business',
        'aerospace-engineering',
        'physiotherapy',
      ],
      deadline: day(1, 15),
      asks: 'matchingQuestionnaire',
    },
  },
  DE: {
    naming: 'letters',
    awards: { engineering: 'BSc' },
    appliedAwards: { engineering: 'BEng', business: 'BA' },
    years: 3,
    appliedYears: 3.5,
    intakes: [[10]],
    deadlines: [day(7, 15), day(7, 15), day(5, 31)],
    pathwayDeadline: day(4, 15),
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'aptitudeTest', share: 0.25 },
  },
  FI: {
    naming: 'letters',
    awards: { engineering: 'BSc' },
    appliedAwards: { science: 'BEng', engineering: 'BEng', business: 'BBA', social: 'BSocSc' },
    years: 3,
    appliedYears: 4,
    intakes: [[9]],
    deadlines: [day(1, 20)],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: true,
    extra: { key: 'aptitudeTest', share: 0.3 },
  },
  MY: {
    naming: 'long',
    years: 3,
    intakes: [
      [1, 5, 9],
      [2, 8],
      [4, 9],
    ],
    deadlines: [null],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: false,
  },
  SG: {
    naming: 'long',
    years: 4,
    intakes: [[8]],
    deadlines: [day(3, 3)],
    pathwayDeadline: day(1, 31),
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'interview', share: 0.4 },
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
    intakes: [[9]],
    deadlines: [day(1, 15), day(2, 1), day(3, 1)],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: true,
    diplomaAfterGrade12: true,
    extra: { key: 'personalEssays', share: 0.3 },
  },
  JP: {
    naming: 'letters',
    awards: { business: 'BBA', social: 'BA' },
    years: 4,
    intakes: [[9], [4, 9]],
    deadlines: [day(1, 15), day(2, 5), day(4, 2)],
    pathwayDeadline: null,
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
    intakes: [[3, 9], [9]],
    deadlines: [day(1, 5), day(3, 20), day(5, 10)],
    pathwayDeadline: null,
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
    intakes: [[9]],
    deadlines: [day(1, 31), day(2, 28), day(3, 15)],
    pathwayDeadline: null,
    asksSubjects: false,
    asksParts: false,
    extra: { key: 'studyPlan', share: 0.6 },
  },
  FR: {
    naming: 'letters',
    awards: { business: 'BBA', social: 'BA' },
    years: 3,
    intakes: [[9]],
    deadlines: [day(1, 15), day(3, 15), day(4, 1)],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'interview', share: 0.4 },
  },
  NZ: {
    naming: 'long',
    years: 3,
    intakes: [[2, 7], [2]],
    deadlines: [day(12, 1), day(12, 8), day(10, 31)],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: true,
  },
  VN: {
    naming: 'long',
    years: 4,
    intakes: [[9]],
    deadlines: [day(3, 31), day(5, 31), day(6, 30)],
    pathwayDeadline: null,
    asksSubjects: true,
    asksParts: false,
    extra: { key: 'interview', share: 0.5 },
  },
};
