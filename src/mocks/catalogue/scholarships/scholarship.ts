import type { ScholarshipKind } from '@/api/scholarship/contract';
import type { CountryCode } from '@/mocks/catalogue/countries';
import type { MonthDay } from '@/mocks/catalogue/schools/school';
import type { AskKey, DocumentKey } from './scholarships-asks';
import type { Text } from '@/mocks/catalogue/text';

/** What a scholarship asks; what is left out it does not ask. */
export type ScholarshipAsks = {
  /** IELTS band. */
  ielts?: number;
  /** Grade average of ten. */
  average?: number;
  /** SAT total. */
  sat?: number;
  /** For those who finish school; left out where one has to study already. */
  finishedGrade12?: boolean;
  /** Who may apply, where not everybody may. */
  nationality?: Text;
  /** Financial need: the family can pay less than this a year, in US dollars. */
  needUnder?: number;
  /** What cannot be set against an answer. */
  other?: readonly AskKey[];
};

/** A real scholarship. Amounts, dates and what is asked in figures are illustrative. */
export type CatalogueScholarship = {
  id: number;
  name: Text;
  provider: Text;
  /** Where one studies with it: a country of the catalogue, or the name of another. */
  countries: readonly (CountryCode | Text)[];
  /** The provider's own site, https. */
  website: string;
  about: Text;
  amount: {
    kind: ScholarshipKind;
    text: Text;
    /** Worth in the first year, in US dollars. */
    usd: number;
  };
  /** First and last day to apply; `null` where applications are taken all year. */
  term: { opens: MonthDay; closes: MonthDay } | null;
  /** Ids of the course preferences it is for; left out where it is for any. */
  fields?: readonly number[];
  asks: ScholarshipAsks;
  documents: readonly DocumentKey[];
};
