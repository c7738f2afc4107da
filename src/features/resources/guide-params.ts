import { guideStageSchema, type GuideStage } from '@/api/resource/contract';
import type { GuideFilters, ReadingLanguage } from '@/api/resource/queries';
import { LOCALE_CODES } from '@/i18n/locales';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { choiceParam, searchParam, textParam } from '@/shared/search-params/param-codecs';

/** Ids of the grades; 13 is after school. */
export const GRADES = ['9', '10', '11', '12', '13'] as const;
type Grade = (typeof GRADES)[number];

/** The filters and the open guide in the URL (R21). */
export type GuideParams = {
  stage: GuideStage | null;
  grade: Grade | null;
  language: ReadingLanguage;
  q: string;
  /** Id of the open guide, not validated: the page reports an unknown one. */
  read: string | null;
};

export const guideParams = defineSearchParams<GuideParams>({
  stage: choiceParam(guideStageSchema.options, null),
  grade: choiceParam(GRADES, null),
  language: choiceParam(LOCALE_CODES, null),
  q: searchParam,
  read: textParam,
});

export const GUIDE_CLOSED = { read: null };

/** The reading language is not a filter. */
export function isFiltered({ stage, grade, q }: GuideFilters): boolean {
  return stage !== null || grade !== null || q !== '';
}
