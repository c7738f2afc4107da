import { bookmarkStatusSchema, type Bookmark, type BookmarkStatus } from '@/api/bookmark/contract';
import type { Id } from '@/api/http/schemas';
import { foldText } from '@/lib/fold-text';

/** Where an application can stand: the columns of the board, in their order. */
export const STATUSES: readonly BookmarkStatus[] = bookmarkStatusSchema.options;

/** The name of a bookmark on the page: its program's id as text, which it has before the server gives it one. */
export function keyOf({ program }: Pick<Bookmark, 'program'>): string {
  return String(program.id);
}

/** The bookmark of a program; `undefined` where it is not on the list. */
export function bookmarkOf(list: readonly Bookmark[], programId: Id): Bookmark | undefined {
  return list.find(({ program }) => String(program.id) === String(programId));
}

/** What narrows the plan. Empty text and `null` narrow nothing. */
export type PlanFilter = {
  text: string;
  status: BookmarkStatus | null;
  /** Id of a school in the country that is meant: the server names countries in words alone. */
  country: string | null;
};

/** A country of the plan: its name, and the school that stands for it in the URL, whatever the language. */
export type PlanCountry = { id: string; name: string };

/** The countries of the plan by name, each with the first school that is in it. */
export function countriesOf(list: readonly Bookmark[], language: string): PlanCountry[] {
  const schools = new Map<string, string>();
  for (const { program } of list) {
    const { country, id } = program.school;
    if (country && !schools.has(country)) schools.set(country, String(id));
  }
  return [...schools]
    .map(([name, id]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The name of the country that a school stands for; `null` where the plan has none of that id. */
export function countryName(list: readonly Bookmark[], schoolId: string | null): string | null {
  if (schoolId === null) return null;
  const found = list.find(({ program }) => String(program.school.id) === schoolId);
  return found?.program.school.country ?? null;
}

/** What a search looks through, folded once for each version of a bookmark. */
const folded = new WeakMap<Bookmark, string>();

function searchText(bookmark: Bookmark): string {
  const known = folded.get(bookmark);
  if (known !== undefined) return known;
  const { program, note } = bookmark;
  const { name, city, country } = program.school;
  const text = foldText([program.title, name, city, country, note].filter(Boolean).join(' '));
  folded.set(bookmark, text);
  return text;
}

/** The bookmarks that fit: every word of the text, in any order and without diacritics, and the rest. */
export function filtered(list: readonly Bookmark[], filter: PlanFilter): readonly Bookmark[] {
  const words = foldText(filter.text).split(' ').filter(Boolean);
  const country = countryName(list, filter.country);
  if (words.length === 0 && filter.status === null && country === null) return list;
  return list.filter((bookmark) => {
    if (filter.status !== null && bookmark.status !== filter.status) return false;
    if (country !== null && bookmark.program.school.country !== country) return false;
    const text = words.length > 0 ? searchText(bookmark) : '';
    return words.every((word) => text.includes(word));
  });
}

/** The board: one column a status, each in its order. */
export type Columns = Record<BookmarkStatus, readonly Bookmark[]>;

/** A record with one value for each status. */
export function eachStatus<T>(of: (status: BookmarkStatus) => T): Record<BookmarkStatus, T> {
  return {
    considering: of('considering'),
    preparing: of('preparing'),
    submitted: of('submitted'),
    decided: of('decided'),
  };
}

/** Divides a list, which is in the order of the board, into its columns. */
export function columnsOf(list: readonly Bookmark[]): Columns {
  return eachStatus((status) => list.filter((bookmark) => bookmark.status === status));
}
