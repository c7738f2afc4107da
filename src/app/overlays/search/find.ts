import MiniSearch from 'minisearch';
import { foldText } from '@/lib/fold-text';
import { KINDS, type Entry, type Found } from './entries';

/** How many are shown of one kind. */
const MOST_OF_A_KIND = 6;
/** A shorter word has to be right but for its end: Vietnamese syllables differ by a letter. */
const LONG_WORD = 5;

/** A search over some entries. */
export type Finder = (query: string) => Found[];

/**
 * Makes a search without diacritics or case: every word has to begin a word of the title, of its name in the
 * other language or of its keywords; in a long word a letter or so may be wrong. The best match first.
 */
export function createFinder(entries: readonly Entry[]): Finder {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'keywords'],
    processTerm: (term) => foldText(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length < LONG_WORD ? false : 0.2),
      combineWith: 'AND',
      boost: { title: 4 },
    },
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // Each once: the index throws at an id that a server sends twice (R18).
  index.addAll([...byId.values()]);
  return (query) => {
    const hits = index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
    return KINDS.flatMap((kind) => {
      const found = hits.filter((entry) => entry.kind === kind).slice(0, MOST_OF_A_KIND);
      return found.length > 0 ? [{ kind, entries: found }] : [];
    });
  };
}
