import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { idParam, searchParam } from '@/shared/search-params/param-codecs';

/** The majors in the URL (R21). */
export type MajorsParams = {
  q: string;
  /** Id of a field of study; `null` for all. */
  cluster: string | null;
  /** Id of the open major. */
  major: string | null;
};

export const majorsParams = defineSearchParams<MajorsParams>({
  q: searchParam,
  cluster: idParam,
  major: idParam,
});

export const MAJOR_CLOSED = { major: null };
