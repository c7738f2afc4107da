import MiniSearch from 'minisearch';
import { foldText } from '@/lib/fold-text';
import { groupByKind, type SearchEntry, type ResultGroup } from './entries';

const MAX_PER_KIND = 6;
/** A shorter word must match as a prefix: Vietnamese syllables differ by a letter. */
const FUZZY_LENGTH = 5;

/**
 * Searches without diacritics or case: each word of the query is a prefix of a word of the title or keywords, long
 * words with a typo or so. Best match first.
 */
export function createFinder(entries: readonly SearchEntry[]): (query: string) => ResultGroup[] {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'keywords'],
    processTerm: (term) => foldText(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_LENGTH ? false : 0.2),
      combineWith: 'AND',
      boost: { title: 4 },
    },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // The index throws if a server sends an id twice (R18).
  index.addAll([...byId.values()]);
  return (query) => {
    const hits = index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
    return groupByKind(hits).map(({ kind, entries: found }) => ({
      kind,
      entries: found.slice(0, MAX_PER_KIND),
    }));
  };
}
