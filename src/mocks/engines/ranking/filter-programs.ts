import type { StudentAnswers } from './answers';
import type { CatalogueEntry } from '@/mocks/data/entries';
import { foldWords } from '@/lib/fold-text';
import type { ListOptions } from '@/mocks/server/list-options';

/** The answers that filter programs; all others only affect criteria (docs/ranking.md). */
export type ProgramFilter = Pick<
  StudentAnswers,
  'countryIds' | 'preferenceId' | 'titleIds' | 'budgetMax'
> &
  Partial<Pick<ListOptions, 'degree' | 'taughtIn' | 'q'>>;

function stays(
  { program, title, country, words }: CatalogueEntry,
  by: ProgramFilter,
  search: string[],
): boolean {
  if (by.countryIds && !by.countryIds.includes(String(country.id))) return false;
  if (by.preferenceId !== null && by.preferenceId !== String(title.parentId)) return false;
  if (by.titleIds && !by.titleIds.includes(String(title.id))) return false;
  if (by.taughtIn && !program.languages.some((language) => language === by.taughtIn)) return false;
  if (by.degree && by.degree !== program.degree) return false;
  // A program with unknown tuition stays; its criterion says `unknown`.
  if (by.budgetMax !== null && (program.tuitionUsd ?? 0) > by.budgetMax) return false;
  return search.every((word) => words.includes(` ${word}`));
}

/** The programs that pass the filters, in the given order. */
export function filterPrograms(
  entries: readonly CatalogueEntry[],
  by: ProgramFilter,
): CatalogueEntry[] {
  const phrase = foldWords(by.q ?? '');
  // `bách khoa` is a name; its words alone are in `Bachelor` and `khoa học`.
  const isName = phrase.includes(' ') && entries.some(({ words }) => words.includes(` ${phrase}`));
  const search = isName ? [phrase] : phrase.split(' ').filter(Boolean);
  return entries.filter((entry) => stays(entry, by, search));
}
