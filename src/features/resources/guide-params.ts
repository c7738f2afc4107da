import { cleanSearch, readSearch } from '@/lib/search-text';
import type { GuideStage } from '@/api/resource/contract';
import { ALL_GUIDES, type GuideFilters } from '@/api/resource/queries';
import { isLocale } from '@/i18n/locales';

/** The stages in the order in which a student gets there. */
export const STAGES = ['explore', 'prepare', 'apply', 'decide', 'arrive'] as const;

/** Ids of the class grades that can be chosen; 13 is after school. */
export const GRADES = ['9', '10', '11', '12', '13'] as const;
/** Id of a class grade that can be chosen. */
export type Grade = (typeof GRADES)[number];

/** What the URL says of the page (R21): the filters of the list, and the guide that is open. */
export type GuideParams = GuideFilters & {
  /** Id of the guide that is open; `null` is the list. */
  read: string | null;
};

/** An id that is safe in a path; `.` and `..` would be read as folders. */
const ID = /^(?!\.{1,2}$)[\w.~:-]{1,64}$/;

function isStage(text: string | null): text is GuideStage {
  return STAGES.some((stage) => stage === text);
}

/** Whether a text is the id of a class grade that can be chosen. */
export function isGrade(text: string | null): text is Grade {
  return GRADES.some((grade) => grade === text);
}

/**
 * Reads the page from a query; what is of no use is as if it were not there. An id that cannot be one is kept, so
 * that the page says that there is no such guide. Never throws.
 */
export function readGuideParams(query: URLSearchParams): GuideParams {
  const [stage, grade, language] = [query.get('stage'), query.get('grade'), query.get('language')];
  const q = query.get('q') ?? '';
  return {
    stage: isStage(stage) ? stage : null,
    grade: isGrade(grade) ? grade : null,
    language: isLocale(language) ? language : null,
    q: readSearch(q) ?? '',
    read: query.get('read') || null,
  };
}

/** Whether a server could know a guide by this id; another one is not asked for. */
export function canBeGuide(id: string): boolean {
  return ID.test(id);
}

/** The query with these parameters in it; what is not the page's own stays, what is the default is left out. */
export function writeGuideParams(query: URLSearchParams, params: GuideParams): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ ...params, q: cleanSearch(params.q) })) {
    written.delete(name);
    if (value) written.set(name, value);
  }
  return written;
}

/** Whether the list is narrowed; the language to read in narrows nothing. */
export function isNarrowed({ stage, grade, q }: GuideFilters): boolean {
  return stage !== ALL_GUIDES.stage || grade !== ALL_GUIDES.grade || q !== ALL_GUIDES.q;
}
