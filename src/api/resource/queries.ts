import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { getResource, getResources, type GuideStage } from './contract';

const KEY = ['resources'] as const;

/** The language of guides; `null` for that of the page. */
export type ReadingLanguage = 'en' | 'vi' | null;

/** `null` and an empty search do not filter. */
export type GuideFilters = {
  stage: GuideStage | null;
  /** Id of a class grade. */
  grade: string | null;
  language: ReadingLanguage;
  /** Searches titles, summaries and texts, without diacritics. */
  q: string;
};

export const ALL_GUIDES: GuideFilters = { stage: null, grade: null, language: null, q: '' };

/** The first part of the keys of all lists of guides in one language, on a page of one language. */
export const guidesKey = (language: string, reading: ReadingLanguage = null) =>
  [...KEY, 'list', `${language} ${reading ?? ''}`] as const;

/**
 * Guides without their texts, in reading order; `language` is the page's (BCP 47). The previous list is shown until this
 * one has loaded, unless it is in another language. A failed load is shown inline (R15).
 */
export function resourcesQuery(language: string, filters: GuideFilters = ALL_GUIDES) {
  const key = guidesKey(language, filters.language);
  return queryOptions({
    queryKey: [...key, filters] as const,
    queryFn: (context) => call(getResources, { query: filters, language, ...callOptions(context) }),
    placeholderData: (previous, query) => (query?.queryKey[2] === key[2] ? previous : undefined),
    meta: { inlineError: true },
  });
}

/** One guide with its text; 404 if it does not exist. In another reading language, the previous text stays until it has loaded. */
export function resourceQuery(language: string, id: string, reading: ReadingLanguage = null) {
  return queryOptions({
    queryKey: [...KEY, 'one', language, reading, id] as const,
    queryFn: (context) =>
      call(getResource, {
        params: { id },
        query: { language: reading },
        language,
        ...callOptions(context),
      }),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === language && query.queryKey[4] === id ? previous : undefined,
    meta: { inlineError: true },
  });
}
