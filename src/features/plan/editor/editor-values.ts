import type { Bookmark, BookmarkChanges, BookmarkStatus } from '@/api/bookmark/contract';

/** The most characters of a note, as a reader counts them. */
export const NOTE_LIMIT = 2000;

/** What the editor of a card holds. */
export type EditorValues = {
  note: string;
  status: BookmarkStatus;
  /** `YYYY-MM-DD`, empty for none. */
  deadline: string;
};

/** A bookmark as the editor shows it. */
export function valuesOf({ note, status, deadline }: Bookmark): EditorValues {
  return { note: note ?? '', status, deadline: deadline ?? '' };
}

/** What differs from the bookmark, as it is written; another status comes with the top of its column. */
export function changesOf(bookmark: Bookmark, values: EditorValues): BookmarkChanges {
  const before = valuesOf(bookmark);
  return {
    ...(values.note !== before.note && { note: values.note || null }),
    ...(values.deadline !== before.deadline && { deadline: values.deadline || null }),
    ...(values.status !== before.status && { status: values.status, order_no: 1 }),
  };
}

/** Whether a field of a date holds a part of one, or one that no deadline has: a year of two digits. */
export function isWrongDate({ badInput, rangeUnderflow, rangeOverflow }: ValidityState): boolean {
  return badInput || rangeUnderflow || rangeOverflow;
}
