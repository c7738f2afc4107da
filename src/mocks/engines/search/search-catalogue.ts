import MiniSearch from 'minisearch';
import { searchKindSchema, type SearchHit, type SearchKind } from '@/api/search/contract';
import type { Language } from '@/mocks/catalogue/text';
import { foldWords } from '@/lib/fold-text';
import { searchRecords, type SearchRecord } from './records';

/** Among equal matches, the earlier kind comes first. */
const KINDS = searchKindSchema.options;
const MAX_PER_KIND = 6;
/** A shorter word must match as a prefix: Vietnamese syllables differ by a letter. */
const TYPO_LENGTH = 5;
/** Words around a name: `du học Đức`, `study in Germany`. */
const FILLERS = new Set(
  'a an the of in at to for and study studying abroad learn o tai va cho du hoc nganh truong nuoc'.split(
    ' ',
  ),
);

type Row = { record: SearchRecord; names: string[]; words: ReadonlySet<string> };

function buildIndex() {
  const rows = searchRecords().map((record): Row => ({
    record,
    names: record.names.map(foldWords).filter(Boolean),
    words: new Set(
      [...record.names, ...record.about].flatMap((text) => foldWords(text).split(' ')),
    ),
  }));
  const index = new MiniSearch<{ id: number; names: string; about: string }>({
    fields: ['names', 'about'],
    // The texts are folded already.
    processTerm: (term) => term,
    tokenize: (text) => text.split(' ').filter(Boolean),
    searchOptions: {
      combineWith: 'AND',
      boost: { names: 4 },
      fuzzy: (term) => (term.length < TYPO_LENGTH ? false : 1),
      // A short word before the last is complete: `y khoa` is not `yale khoa`.
      prefix: (term, position, terms) => position === terms.length - 1 || term.length > 2,
    },
  });
  index.addAll(
    rows.map(({ record, names }, id) => ({
      id,
      names: names.join(' '),
      about: record.about.map(foldWords).join(' '),
    })),
  );
  return { index, rows };
}

let built: ReturnType<typeof buildIndex> | null = null;

/** How well a name fits: 3 is the name itself, 2 its beginning, 1 a later part, 0 other words. */
function fitOf(names: readonly string[], phrase: string): number {
  if (phrase === '') return 0;
  if (names.includes(phrase)) return 3;
  if (names.some((name) => name.startsWith(phrase))) return 2;
  return names.some((name) => name.includes(` ${phrase}`)) ? 1 : 0;
}

/** What a phrase without a match names, longest names first: a major and a country that has none of it. */
function namedIn(phrase: string, rows: readonly Row[]): SearchRecord[] {
  const lengthIn = ({ names }: Row) =>
    Math.max(0, ...names.map((name) => (phrase.includes(` ${name} `) ? name.length : 0)));
  return rows
    .flatMap((row) => (row.record.kind === 'program' ? [] : { row, length: lengthIn(row) }))
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map(({ row }) => row.record);
}

/** All matches, best first: by name, then by kind, then by the score of the index. */
function found(query: string): SearchRecord[] {
  // Built for the first search, not when the mock API starts.
  built ??= buildIndex();
  const { index, rows } = built;
  const phrase = foldWords(query);
  const bare = phrase
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
  const words = (bare || phrase).split(' ');
  const hits = index.search(words.join(' ')).flatMap(({ id, score }) => {
    const row = rows[Number(id)];
    if (!row) return [];
    // With its fillers a phrase says more: `du lịch` is Tourism, not `Lịch sử`.
    const fit = Math.max(fitOf(row.names, phrase), fitOf(row.names, bare) - 0.5);
    const whole = words.filter((word) => row.words.has(word)).length;
    return [{ record: row.record, score, fit, whole }];
  });
  if (hits.length === 0) return namedIn(` ${phrase} `, rows);
  return hits
    .toSorted(
      (a, b) =>
        b.fit - a.fit ||
        KINDS.indexOf(a.record.kind) - KINDS.indexOf(b.record.kind) ||
        // `luật úc` is Úc, not UCL.
        b.whole - a.whole ||
        b.score - a.score,
    )
    .map(({ record }) => record);
}

function hitOf({ kind, id, title, hint, schoolId }: SearchRecord, language: Language): SearchHit {
  return {
    kind,
    id,
    title: title[language],
    ...(hint && { hint: hint[language] }),
    ...(schoolId !== undefined && { school_id: schoolId }),
  };
}

/** What a query finds in the catalogue, best first, at most six of a kind. */
export function searchCatalogue(query: string, language: Language): SearchHit[] {
  const counts = new Map<SearchKind, number>();
  const hits: SearchHit[] = [];
  for (const record of found(query)) {
    const count = counts.get(record.kind) ?? 0;
    if (count === MAX_PER_KIND) continue;
    counts.set(record.kind, count + 1);
    hits.push(hitOf(record, language));
  }
  return hits;
}
