import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { Text } from '@/mocks/catalogue/text';
import type { Award } from '@/mocks/catalogue/titles/title';

/** What a program leads to. A foundation prepares for a bachelor's degree. */
export type Degree = 'bachelor' | 'foundation' | 'diploma' | 'associate';

/** A day of the year: `month` 1 to 12, `day` 1 to 31. */
export type MonthDay = { month: number; day: number };

/** A language of teaching, BCP 47. */
export type TeachingLanguage = 'en' | 'de' | 'fr' | 'ko' | 'zh' | 'vi';

/** Lowest and highest tuition a year in US dollars. */
export type TuitionRange = readonly [number, number];

/**
 * What the programs of a school are made from. Fees and selectivity are illustrative; an optional part
 * stands where the school differs from what is usual in its country.
 */
export type Teaching = {
  /** How much is asked: 0 open to most, 3 asks for top grades. */
  selectivity: 0 | 1 | 2 | 3;
  tuition: TuitionRange;
  diplomaTuition?: TuitionRange;
  /** Last day to apply; `null` where applications are taken all year. */
  deadline?: MonthDay | null;
  /** Months in which a year begins, 1 to 12. */
  intakes?: readonly number[];
  /** Length of a bachelor's degree in years. */
  years?: number;
  /** SAT total that is asked for. */
  sat?: number;
  /** A university of applied sciences: other lengths and degree names. */
  applied?: boolean;
  /** Titles that are not taught in English. */
  taughtIn?: { language: TeachingLanguage; titles: readonly TitleKey[] };
  /** Degree names that only this school uses. */
  awards?: Partial<Record<Award, string>>;
  offers: Partial<Record<Degree, readonly TitleKey[]>>;
};

/** A real institution. Only what stands in `teaching` is illustrative. */
export type School = {
  id: number;
  name: Text;
  city: Text;
  countryId: number;
  /** Its own official site, https. */
  website: string;
  type: 'public' | 'private';
  /** A plain sentence on the place. */
  about: Text;
  teaching: Teaching;
};
