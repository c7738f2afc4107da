import {
  bookmarkStatusSchema,
  type Bookmark,
  type BookmarkOutcome,
  type BookmarkStatus,
} from '@/api/bookmark/contract';
import { foldText } from '@/lib/fold-text';
import { dueOf } from '@/shared/program/deadlines';

/** The columns of the board, in their order. */
export const STATUSES: readonly BookmarkStatus[] = bookmarkStatusSchema.options;

/** The decisions of a school, in the order in which they can be chosen. */
export const OUTCOMES: readonly BookmarkOutcome[] = ['offer', 'waiting', 'refused'];

/** The key of a bookmark: its program's id, which is known before the server has given the bookmark one. */
export function keyOf({ program }: Pick<Bookmark, 'program'>): string {
  return String(program.id);
}

/** For messages that name a program. */
export function nameOf({ program }: Bookmark) {
  return { title: program.title, school: program.school.name };
}

export type PlanFilter = {
  text: string;
  status: BookmarkStatus | null;
  /** Id of a school in the country: the server has no ids of countries. */
  country: string | null;
};

/** A country of the plan. `id` is that of its first school: the URL is the same in both languages. */
export type PlanCountry = { id: string; name: string };

/** The countries of the plan by name. */
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

/** The country of a school; `null` if the plan does not have the school. */
export function countryName(list: readonly Bookmark[], schoolId: string | null): string | null {
  if (schoolId === null) return null;
  const found = list.find(({ program }) => String(program.school.id) === schoolId);
  return found?.program.school.country ?? null;
}

/** Search texts, computed once per version of a bookmark. */
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

/** The bookmarks that match the filter; the text word by word, in any order and without diacritics. */
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

/** A list by date; the programs without one are last in both directions, in the order of the board. */
export function sortedByDate(list: readonly Bookmark[], order: 'asc' | 'desc'): Bookmark[] {
  const dated = list.map((bookmark) => ({ bookmark, day: dueOf(bookmark)?.day ?? null }));
  return dated
    .sort((a, b) => {
      if (a.day === null || b.day === null) return Number(a.day === null) - Number(b.day === null);
      return order === 'asc' ? a.day.localeCompare(b.day) : b.day.localeCompare(a.day);
    })
    .map(({ bookmark }) => bookmark);
}

/** The columns of the board, each in its order. */
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

/** Divides a list into its columns; keeps the order. */
export function columnsOf(list: readonly Bookmark[]): Columns {
  return eachStatus((status) => list.filter((bookmark) => bookmark.status === status));
}
