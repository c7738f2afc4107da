import { guideStageSchema, type GuideStage } from '@/api/resource/contract';
import type { GuideFilters, ReadingLanguage } from '@/api/resource/queries';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { choiceParam, searchParam, textParam } from '@/shared/search-params/param-codecs';

/** Ids of the class grades that can be chosen; 13 is after school. */
export const GRADES = ['9', '10', '11', '12', '13'] as const;
type Grade = (typeof GRADES)[number];

/** The resources in the URL (R21): filters of the list, and the open guide. */
export type GuideParams = {
  stage: GuideStage | null;
  grade: Grade | null;
  language: ReadingLanguage;
  q: string;
  /** Id of the open guide. Any text is kept, so that the page can say that there is no such guide. */
  read: string | null;
};

export const guideParams = defineSearchParams<GuideParams>({
  stage: choiceParam(guideStageSchema.options, null),
  grade: choiceParam(GRADES, null),
  language: choiceParam(['en', 'vi'], null),
  q: searchParam,
  read: textParam,
});

/** Values of the guide's parameter while the list is open. */
export const GUIDE_CLOSED = { read: null };

/** Whether the list is narrowed; the reading language does not narrow it. */
export function isNarrowed({ stage, grade, q }: GuideFilters): boolean {
  return stage !== null || grade !== null || q !== '';
}
