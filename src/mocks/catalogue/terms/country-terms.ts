import type { CountryCode } from '@/mocks/catalogue/countries';
import type { ExtraKey } from '@/mocks/catalogue/extras';
import type { Deadline } from '@/mocks/catalogue/schools/school';
import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { Award } from '@/mocks/catalogue/titles/title';
import { americasTerms } from './terms-americas';
import { asiaTerms } from './terms-asia';
import { europeTerms } from './terms-europe';
import { oceaniaTerms } from './terms-oceania';

/** At least one value; each school takes one of them by its id. */
type Options<T> = readonly [T, ...T[]];

/** A start month, 1 to 12, with its last moment to apply; `null` takes applications until the start (R40). */
export type Intake = { month: number; deadline: Deadline | null };

/** The intakes of a school's year, the main one first. */
export type Intakes = Options<Intake>;

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
  intakes: Options<Intakes>;
  /** The hour on the school's clock at which applications for bachelor's programs end; without it, the end of the day. */
  deadlineTime?: Deadline['time'];
  /** Intakes of foundations, diplomas and associate degrees; by default the school's months, open all year. */
  pathwayIntakes?: Intakes;
  /** Whether requirements name school subjects. */
  asksSubjects: boolean;
  /** Whether requirements name a lowest IELTS part score. */
  asksParts: boolean;
  /** Whether diplomas require grade 12 instead of 11. */
  diplomaAfterGrade12?: boolean;
  /** Required by some of the more selective programs; `share` is 0 to 1. */
  extra?: { key: ExtraKey; share: number };
  /** Titles with limited places: their own deadline and requirement. */
  limited?: readonly { titles: readonly TitleKey[]; deadline: Deadline; asks: ExtraKey }[];
  /** Proof of the language of teaching, where it differs from the usual one. */
  languageProof?: ExtraKey;
  /** What a Vietnamese diploma alone does not open; `exceptApplied` where universities of applied sciences accept it. */
  certificate?: { asks: ExtraKey; exceptApplied?: boolean };
  /** Whether schools of the highest selectivity choose among those who meet every requirement. */
  holistic?: boolean;
};

export const countryTerms: Readonly<Record<CountryCode, CountryTerms>> = {
  ...americasTerms,
  ...asiaTerms,
  ...europeTerms,
  ...oceaniaTerms,
};
