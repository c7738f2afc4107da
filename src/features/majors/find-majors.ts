import type { Major } from '@/api/major/contract';
import { foldText } from '@/lib/fold-text';

function words(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Whether each word of a search begins a word of the texts. A word with diacritics is meant as typed:
 * `toán` is not `toàn`, `toan` is both.
 */
function hasAll(wanted: readonly string[], texts: readonly string[]): boolean {
  const plain = texts.flatMap(words);
  const folded = plain.map(foldText);
  return wanted.every((word) =>
    (foldText(word) === word ? folded : plain).some((own) => own.startsWith(word)),
  );
}

/** Majors found by name, those whose name begins with the search first, and majors found by description. */
export type FoundMajors = { named: Major[]; mentioned: Major[] };

/** Whether a name begins with the search, word by word. */
function beginsWith(wanted: readonly string[], name: string): boolean {
  const own = words(name);
  return wanted.every((word, at) => hasAll([word], own.slice(at, at + 1)));
}

/** The other name that a search found a major by; `null` if its title has it. */
export function aliasFor({ title, other_names: others }: Major, q: string): string | null {
  const wanted = words(q);
  if (wanted.length === 0 || hasAll(wanted, [title])) return null;
  return others?.find((name) => hasAll(wanted, [name])) ?? null;
}

/**
 * Searches majors by the names of both languages and the descriptions of the current one, ignoring case and
 * diacritics. An empty search finds all of them by name; the order stays.
 */
export function findMajors(majors: readonly Major[], q: string): FoundMajors {
  const wanted = words(q);
  // Punctuation alone finds nothing.
  if (wanted.length === 0) return { named: q.trim() === '' ? [...majors] : [], mentioned: [] };
  const found: FoundMajors = { named: [], mentioned: [] };
  const first: Major[] = [];
  for (const major of majors) {
    const names = [major.title, ...(major.other_names ?? [])];
    const rest = [
      major.parent?.title ?? '',
      major.learn ?? '',
      major.worth_knowing ?? '',
      ...(major.subjects ?? []),
      ...(major.daily_work ?? []),
    ];
    if (names.some((name) => beginsWith(wanted, name))) first.push(major);
    else if (hasAll(wanted, names)) found.named.push(major);
    else if (hasAll(wanted, [...names, ...rest])) found.mentioned.push(major);
  }
  return { ...found, named: [...first, ...found.named] };
}

/** A cluster of majors: a course preference. `id` is `null` for majors without one. */
export type Cluster = { id: string | null; title: string; majors: Major[] };

/** Majors by cluster, both in their given order. */
export function clustersOf(majors: readonly Major[]): Cluster[] {
  const clusters = new Map<string | null, Cluster>();
  for (const major of majors) {
    const id = major.parent ? String(major.parent.id) : null;
    const cluster = clusters.get(id) ?? { id, title: major.parent?.title ?? '', majors: [] };
    cluster.majors.push(major);
    clusters.set(id, cluster);
  }
  return [...clusters.values()];
}
