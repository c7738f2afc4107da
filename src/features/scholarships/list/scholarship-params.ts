import { scholarshipKindSchema, type ScholarshipKind } from '@/api/scholarship/contract';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import {
  choiceParam,
  flagParam,
  idParam,
  searchParam,
  wholeNumberParam,
} from '@/shared/search-params/param-codecs';

/** By criteria, or by the nearest deadline. */
export const SCHOLARSHIP_SORTS = ['fit', 'deadline'] as const;
export type ScholarshipSort = (typeof SCHOLARSHIP_SORTS)[number];

/** Value of the country filter for countries without a school in the catalogue. */
export const ELSEWHERE = 'elsewhere';

/** Rows of the list at first, and in each further step. */
export const ROWS_PER_STEP = 10;
const LAST_STEP = 1000;

/** The scholarships in the URL (R21). */
export type ScholarshipParams = {
  q: string;
  /** Country id, or `elsewhere`. */
  country: string | null;
  /** Id of a field of study. */
  field: string | null;
  pays: ScholarshipKind | null;
  /** Only those that are open today. */
  open: boolean;
  saved: boolean;
  sort: ScholarshipSort;
  /** The number of rows that are shown, in tens. */
  page: number;
  /** Id in the dialog. */
  scholarship: string | null;
};

/** Changes that keep the shown rows. */
const KEEPS_ROWS: readonly string[] = ['page', 'scholarship'];

/** A change of filters or order leads to the first ten rows. */
export const scholarshipParams = defineSearchParams<ScholarshipParams>(
  {
    q: searchParam,
    country: idParam,
    field: idParam,
    pays: choiceParam(scholarshipKindSchema.options, null),
    open: flagParam,
    saved: flagParam,
    sort: choiceParam(SCHOLARSHIP_SORTS, 'fit'),
    page: wholeNumberParam(1, LAST_STEP, 1),
    scholarship: idParam,
  },
  (params, changes) => {
    const merged = { ...params, ...changes };
    const sameRows = Object.keys(changes).every((name) => KEEPS_ROWS.includes(name));
    return sameRows ? merged : { ...merged, page: 1 };
  },
);

export const DIALOG_CLOSED = { scholarship: null };
