import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import { getResource, getResources, type GuideStage } from './contract';

const KEY = ['resources'] as const;

/** The language to read guides in, where it is not that of the page. */
export type ReadingLanguage = 'en' | 'vi' | null;

/** What a list of guides is narrowed by; `null` and an empty search are no filter. */
export type GuideFilters = {
  stage: GuideStage | null;
  /** Id of a class grade. */
  grade: string | null;
  language: ReadingLanguage;
  /** Searched for in titles, summaries and texts, without diacritics. */
  q: string;
};

/** No filter at all. */
export const ALL_GUIDES: GuideFilters = { stage: null, grade: null, language: null, q: '' };

/**
 * Guides without their texts, in the order to read them in; `language` is the page's, as a BCP 47 tag. While
 * other filters are on their way the list that stood stays, unless it is in another language.
 */
export function resourcesQuery(language: string, filters: GuideFilters = ALL_GUIDES) {
  const reading = `${language} ${filters.language ?? ''}`;
  return queryOptions({
    queryKey: [...KEY, 'list', reading, filters] as const,
    queryFn: (context) => call(getResources, { query: filters, language, ...fromQuery(context) }),
    placeholderData: (previous, query) => (query?.queryKey[2] === reading ? previous : undefined),
    // The place of the list says that it did not load.
    meta: { inlineError: true },
  });
}

/** One guide with its text; a 404 where the server does not know it. */
export function resourceQuery(language: string, id: string, reading: ReadingLanguage = null) {
  return queryOptions({
    queryKey: [...KEY, 'one', language, reading, id] as const,
    queryFn: (context) =>
      call(getResource, {
        params: { id },
        query: { language: reading },
        language,
        ...fromQuery(context),
      }),
    meta: { inlineError: true },
  });
}
