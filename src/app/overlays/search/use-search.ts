import { useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { SearchGroup } from '@/ui/data/search-list';
import type { SearchEntry, ResultGroup } from './entries';
import { createFinder } from './find';
import { useEntries } from './use-entries';
import { usePages } from './use-pages';

export const MAX_QUERY_LENGTH = 200;

export type Search = {
  query: string;
  setQuery: (query: string) => void;
  /** By kind; all pages while the query is empty. */
  groups: SearchGroup<SearchEntry>[];
  /** Number of results; `null` while the query is empty. */
  count: number | null;
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

/** Searches pages, majors, titles, schools seen, scholarships and guides. Loads them once something is typed. */
export function useSearch(): Search {
  const { t } = useTranslation('overlays');
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const pages = usePages();
  const { entries, loading, failed, retry } = useEntries(searching);
  const find = useMemo(() => createFinder([...pages, ...entries]), [pages, entries]);
  const results: ResultGroup[] = searching ? find(query) : [{ kind: 'page', entries: pages }];
  return {
    query,
    setQuery,
    groups: results.map(({ kind, entries: items }) => ({ label: t(`search.kind.${kind}`), items })),
    count: searching ? results.reduce((sum, { entries: items }) => sum + items.length, 0) : null,
    loading,
    failed,
    retry,
  };
}
