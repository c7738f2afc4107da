import type { ScholarshipKind } from '@/api/scholarship/contract';
import type { CountryCode } from '@/mocks/catalogue/countries';
import type { MonthDay } from '@/mocks/catalogue/schools/school';
import type { AskKey, DocumentKey } from './scholarships-asks';
import type { Text } from '@/mocks/catalogue/text';

/** Requirements of a scholarship; absent ones are not required. */
export type ScholarshipAsks = {
  /** IELTS band. */
  ielts?: number;
  /** Grade average out of 10. */
  average?: number;
  /** SAT total. */
  sat?: number;
  /** For those who finish school; absent if applicants must already be at university. */
  finishedGrade12?: boolean;
  /** Who may apply; absent if everybody may. */
  nationality?: Text;
  /** Financial need: the family can pay less than this, in US dollars a year. */
  needUnder?: number;
  /** Requirements that no answer can be compared with. */
  other?: readonly AskKey[];
};

/** A real scholarship. Amounts, dates and figures in requirements are illustrative. */
export type CatalogueScholarship = {
  id: number;
  name: Text;
  provider: Text;
  /** Where it can be used: a country of the catalogue, or the name of another one. */
  countries: readonly (CountryCode | Text)[];
  /** The catalogue's schools that it is for, if its site is not the one of its only school. */
  schoolIds?: readonly number[];
  /** Official site, https. */
  website: string;
  about: Text;
  amount: {
    kind: ScholarshipKind;
    text: Text;
    /** Value in the first year, in US dollars. */
    usd: number;
  };
  /** First and last day to apply; `null` for all year. */
  term: { opens: MonthDay; closes: MonthDay } | null;
  /** Ids of fields of study; absent if it is for any. */
  fields?: readonly number[];
  asks: ScholarshipAsks;
  documents: readonly DocumentKey[];
};
