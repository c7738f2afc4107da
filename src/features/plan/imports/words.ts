import { foldWords } from '@/lib/fold-text';
import type { CsvTexts } from '@/features/plan/exports/csv-texts';

/** The words of our own files, in every language. */
export type Words = readonly CsvTexts[];

/** A heading or a short cell for comparison: no case, diacritics, signs, or remark in brackets. */
export function plainName(text: string): string {
  return foldWords(text.replace(/\([^)]*\)/g, ' ')) || foldWords(text);
}

/** The key of a cell that has one of our own words, in any language. */
export function keyOfWord<Key extends string>(
  cell: string,
  words: Words,
  of: (texts: CsvTexts) => Readonly<Record<Key, string>>,
): Key | null {
  const name = plainName(cell);
  if (name === '') return null;
  for (const texts of words) {
    const entries = Object.entries(of(texts)) as [Key, string][]; // the entries of a record
    const found = entries.find(([, word]) => plainName(word) === name);
    if (found) return found[0];
  }
  return null;
}
