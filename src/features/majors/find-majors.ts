import type { Major } from '@/api/major/contract';
import { foldText } from '@/lib/fold-text';

function words(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word starts a word of the texts. Diacritics are compared only if typed: `toan` finds `toán` and `toàn`. */
function hasAll(query: readonly string[], texts: readonly string[]): boolean {
  const plain = texts.flatMap(words);
  const folded = plain.map(foldText);
  return query.every((word) =>
    (foldText(word) === word ? folded : plain).some((candidate) => candidate.startsWith(word)),
  );
}

/** Whether a name starts with the search, word by word. */
function startsWith(query: readonly string[], name: string): boolean {
  const nameWords = words(name);
  return query.every((word, index) => hasAll([word], nameWords.slice(index, index + 1)));
}

/** The alternative name that matches the search; `null` if the title does. */
export function aliasFor({ title, other_names: others }: Major, q: string): string | null {
  const query = words(q);
  if (query.length === 0 || hasAll(query, [title])) return null;
  return others?.find((name) => hasAll(query, [name])) ?? null;
}

type FoundMajors = Record<'named' | 'bySubject' | 'mentioned', Major[]>;

/**
 * Searches majors by name (`named`, those that start with the search first), by their most important school subject
 * (`bySubject`; nearly every major has maths somewhere) and by description (`mentioned`). An empty search returns all
 * of them as `named`.
 */
export function findMajors(majors: readonly Major[], q: string): FoundMajors {
  const query = words(q);
  const first: Major[] = [];
  const found: FoundMajors = { named: [], bySubject: [], mentioned: [] };
  // Punctuation alone finds nothing.
  if (query.length === 0) return q.trim() === '' ? { ...found, named: [...majors] } : found;
  for (const major of majors) {
    const names = [major.title, ...(major.other_names ?? [])];
    const descriptions = [
      major.parent?.title ?? '',
      major.learn ?? '',
      major.worth_knowing ?? '',
      ...(major.daily_work ?? []),
    ];
    const subject = major.subjects?.slice(0, 1) ?? [];
    if (names.some((name) => startsWith(query, name))) first.push(major);
    else if (hasAll(query, names)) found.named.push(major);
    else if (hasAll(query, subject)) found.bySubject.push(major);
    else if (hasAll(query, [...names, ...subject, ...descriptions])) found.mentioned.push(major);
  }
  return { ...found, named: [...first, ...found.named] };
}

/** The majors of a field; `id` is `null` for majors without one. */
type Cluster = { id: string | null; title: string; code: string | null; majors: Major[] };

export function clustersOf(majors: readonly Major[]): Cluster[] {
  const clusters = new Map<string | null, Cluster>();
  for (const major of majors) {
    const { parent } = major;
    const id = parent ? String(parent.id) : null;
    const { title = '', code = null } = parent ?? {};
    const cluster = clusters.get(id) ?? { id, title, code, majors: [] };
    cluster.majors.push(major);
    clusters.set(id, cluster);
  }
  return [...clusters.values()];
}
