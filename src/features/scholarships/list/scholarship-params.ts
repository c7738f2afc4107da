import { scholarshipKindSchema, type ScholarshipKind } from '@/api/scholarship/contract';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { choiceParam, flagParam, idParam, searchParam } from '@/shared/search-params/param-codecs';

/** Orders of the list: most criteria met, or the nearest deadline. */
export const SCHOLARSHIP_SORTS = ['fit', 'deadline'] as const;
export type ScholarshipSort = (typeof SCHOLARSHIP_SORTS)[number];

/** The country filter's value for a country without a school in the catalogue. */
export const ELSEWHERE = 'elsewhere';

/** The scholarships in the URL (R21). */
export type ScholarshipParams = {
  q: string;
  /** Country id as text, or `elsewhere`. */
  country: string | null;
  /** Course preference id as text. */
  field: string | null;
  pays: ScholarshipKind | null;
  /** Only those that take applications today. */
  open: boolean;
  /** Only those that are saved. */
  saved: boolean;
  sort: ScholarshipSort;
  /** Id of the one in the dialog. */
  scholarship: string | null;
};

export const scholarshipParams = defineSearchParams<ScholarshipParams>({
  q: searchParam,
  country: idParam,
  field: idParam,
  pays: choiceParam(scholarshipKindSchema.options, null),
  open: flagParam,
  saved: flagParam,
  sort: choiceParam(SCHOLARSHIP_SORTS, 'fit'),
  scholarship: idParam,
});

/** Values of the dialog's parameter while it is closed. */
export const DIALOG_CLOSED = { scholarship: null };
