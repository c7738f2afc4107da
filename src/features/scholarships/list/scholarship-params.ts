import { scholarshipKindSchema, type ScholarshipKind } from '@/api/scholarship/contract';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { choiceParam, flagParam, idParam, searchParam } from '@/shared/search-params/param-codecs';

/** By criteria, or by the nearest deadline. */
export const SCHOLARSHIP_SORTS = ['fit', 'deadline'] as const;
export type ScholarshipSort = (typeof SCHOLARSHIP_SORTS)[number];

/** Value of the country filter for countries without a school in the catalogue. */
export const ELSEWHERE = 'elsewhere';

/** The scholarships in the URL (R21). */
export type ScholarshipParams = {
  q: string;
  /** Country id, or `elsewhere`. */
  country: string | null;
  /** Course preference id. */
  field: string | null;
  pays: ScholarshipKind | null;
  /** Only those that are open today. */
  open: boolean;
  saved: boolean;
  sort: ScholarshipSort;
  /** Id in the dialog. */
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

export const DIALOG_CLOSED = { scholarship: null };
