import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { Text } from '@/mocks/catalogue/text';
import type { Award } from '@/mocks/catalogue/titles/title';

/** The degree of a program. A foundation prepares for a bachelor's degree. */
export type Degree = 'bachelor' | 'foundation' | 'diploma' | 'associate';

/** A day of the year: `month` 1 to 12, `day` 1 to 31. */
export type MonthDay = { month: number; day: number };

/**
 * The last moment to apply, in any year, on the school's clock (R40). Without a `time` (`HH:MM`) it is the one of
 * the country's system, else the end of the day.
 */
export type Deadline = MonthDay & { time?: `${number}:${number}` };

/** A language of teaching, BCP 47. */
export type TeachingLanguage = 'en' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'ko' | 'vi' | 'zh';

/** Lowest and highest tuition a year in US dollars, at about £1 = $1.33, €1 = $1.16 and ¥150 = $1 (October 2026). */
export type TuitionRange = readonly [number, number];

/**
 * The input for a school's programs. Tuition and selectivity are illustrative; optional fields override what
 * is usual in the country.
 */
export type TeachingTerms = {
  /** 0 is open to most, 3 requires top grades. */
  selectivity: 0 | 1 | 2 | 3;
  tuition: TuitionRange;
  diplomaTuition?: TuitionRange;
  /** Deadline of the main intake; `null` for all year. */
  deadline?: Deadline | null;
  /** Start months, the main one first. Their deadlines follow from the country's and from `deadline`. */
  intakes?: readonly number[];
  years?: number;
  /** Grade average out of 10 for bachelor's programs, apart from the most selective fields. */
  average?: number;
  sat?: number;
  /** A university of applied sciences: other lengths and degree names. */
  applied?: boolean;
  /** Titles that are not taught in English. */
  taughtIn?: { language: TeachingLanguage; titles: readonly TitleKey[] };
  /** Degree names used only by this school. */
  awards?: Partial<Record<Award, string>>;
  offers: Partial<Record<Degree, readonly TitleKey[]>>;
};

/** A real institution. Only the fields of `teaching` are illustrative. */
export type CatalogueSchool = {
  id: number;
  name: Text;
  city: Text;
  /** Of the city, in degrees north and east. */
  position: { lat: number; lon: number };
  /** IANA time zone of the city, in which deadlines end. */
  timeZone: string;
  countryId: number;
  /** Official site, https. */
  website: string;
  type: 'public' | 'private';
  /** One sentence about the place. */
  about: Text;
  teaching: TeachingTerms;
};
