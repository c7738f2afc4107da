import { useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { SearchGroup } from '@/ui/data/search-list';
import type { Entry, Found } from './entries';
import { createFinder } from './find';
import { useEntries } from './use-entries';
import { usePages } from './use-pages';

/** The longest text that is searched for; nothing here has a longer name. */
export const MOST_CHARACTERS = 200;

/** A search as it stands: its text, what it found, and how far what it looks through is loaded. */
export type Search = {
  query: string;
  setQuery: (query: string) => void;
  /** What was found, by kind; the pages where nothing is searched for. */
  groups: SearchGroup<Entry>[];
  /** How many were found; `null` where nothing is searched for. */
  count: number | null;
  /** Some of what is searched is still on its way. */
  loading: boolean;
  /** Some of what is searched could not be had. */
  failed: boolean;
  retry: () => void;
};

/** One search over pages, majors, titles, schools seen, scholarships and guides. What it needs is asked for with the first letter. */
export function useSearch(): Search {
  const { t } = useTranslation('overlays');
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const pages = usePages();
  const { entries, loading, failed, retry } = useEntries(searching);
  const find = useMemo(() => createFinder([...pages, ...entries]), [pages, entries]);
  const found: Found[] = searching ? find(query) : [{ kind: 'page', entries: pages }];
  return {
    query,
    setQuery,
    groups: found.map(({ kind, entries: items }) => ({ label: t(`search.kind.${kind}`), items })),
    count: searching ? found.reduce((sum, { entries: items }) => sum + items.length, 0) : null,
    loading,
    failed,
    retry,
  };
}
