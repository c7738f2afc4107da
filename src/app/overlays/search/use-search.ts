import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { searchQuery } from '@/api/search/queries';
import { hasFeature } from '@/browser/features';
import { LOCALES } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useDebouncedCommit } from '@/shared/hooks/use-debounced-commit';
import type { SearchGroup } from '@/ui/data/search-list';
import { deviceHits } from './device-hits';
import { entriesOf, groupByKind, type ResultGroup, type SearchEntry } from './entries';
import { createFinder } from './find';
import { usePages } from './use-pages';

export const MAX_QUERY_LENGTH = 200;
/** Pause in typing that starts a search, in milliseconds. */
const PAUSE_MS = 200;

export type Search = {
  query: string;
  setQuery: (query: string) => void;
  /** By kind; a few pages while the query is empty. */
  groups: SearchGroup<SearchEntry>[];
  /** Number of results; `null` while the query is empty. */
  count: number | null;
  loading: boolean;
  /** The server was not searched: the results are pages and what the device has. */
  failed: boolean;
  /** Why not. */
  error: unknown;
  retry: () => void;
};

const cleaned = (text: string) => text.trim().toLowerCase();

/** Searches pages here and everything else on the server; until it answers, in what the device has. */
export function useSearch(): Search {
  const { t } = useTranslation('overlays');
  const client = useQueryClient();
  const locale = useLocale();
  const language = LOCALES[locale].tag;
  const [committed, commit] = useState('');
  const [query, setQuery] = useDebouncedCommit(committed, commit, PAUSE_MS);
  const q = cleaned(query);
  const sent = cleaned(committed);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...searchQuery(language, sent),
    enabled: sent !== '' && hasFeature('catalogue'),
  });
  const { all: pages, suggested } = usePages();
  const findPages = useMemo(() => createFinder(pages), [pages]);
  // Built only while the server has not answered: each response adds to what the device has.
  const findHere = () =>
    createFinder([...pages, ...entriesOf(locale, deviceHits(client, language))])(query);
  const isCurrent = q === sent;
  const results = (): ResultGroup[] => {
    if (q === '') return [{ kind: 'page', entries: suggested }];
    if (!isCurrent || !data) return findHere();
    return [...findPages(query), ...groupByKind(entriesOf(locale, data))];
  };
  const groups = results();
  return {
    query,
    setQuery,
    groups: groups.map(({ kind, entries: items }) => ({ label: t(`search.kind.${kind}`), items })),
    count: q === '' ? null : groups.reduce((sum, { entries: items }) => sum + items.length, 0),
    loading: q !== '' && (!isCurrent || (isFetching && !data)),
    failed: isCurrent && isError && !data,
    error,
    retry: () => void refetch(),
  };
}
