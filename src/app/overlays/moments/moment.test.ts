import { expect, it } from 'vitest';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark, BookmarkChanges } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import { writeEssayText } from '@/lib/essay-text';
import { isGreater, isSeen, momentOfEssay, momentOfWrite, type Moment } from './moment';

const program = { id: 401030, title: 'AI', school: { id: 401, name: 'Groningen' } };
const bookmark = (own: Partial<Bookmark> = {}): Bookmark => ({
  id: 1,
  order_no: 1,
  status: 'preparing',
  program,
  ...own,
});
const change = (changes: BookmarkChanges, imported?: true): BookmarkWrite => ({
  kind: 'change',
  programId: 401030,
  changes,
  ...(imported && { imported }),
});
/** The moment of a change, if the server saves it as sent. */
const kindOf = (before: Bookmark | null, changes: BookmarkChanges, imported?: true) =>
  momentOfWrite(
    change(changes, imported),
    before &&
      bookmark({ ...before, ...(changes as Partial<Bookmark>) /* the changes of a test */ }),
    { before, wasEmpty: false },
  )?.kind ?? null;

it.each([
  ['the first program', { kind: 'add', program }, true, 'saved'],
  ['a further one', { kind: 'add', program }, false, null],
  ['an undone removal', { kind: 'add', program, fields: { status: 'submitted' } }, true, null],
] as const)('%s that is saved is %s', (_what, write, wasEmpty, kind) => {
  const moment = momentOfWrite(write, bookmark(), { before: null, wasEmpty });
  expect(moment?.kind ?? null).toBe(kind);
});

it.each([
  ['preparing', 'sent'],
  ['considering', 'sent'],
  // Within the column, or back by an undo.
  ['submitted', null],
  ['decided', null],
] as const)('a move from %s to submitted: %s', (status, kind) => {
  expect(kindOf(bookmark({ status }), { status: 'submitted', order_no: 1 })).toBe(kind);
});

it('an offer is the greater of two, and is one only when it is new', () => {
  const offer = { status: 'decided', outcome: 'offer' } as const;
  expect(kindOf(bookmark(), offer)).toBe('offer');
  expect(kindOf(bookmark({ status: 'decided', outcome: 'waiting' }), offer)).toBe('offer');
  expect(kindOf(bookmark(offer), { ...offer, order_no: 2 })).toBeNull();
  expect(kindOf(bookmark(), { status: 'decided', outcome: 'refused' })).toBeNull();
});

it('an import, and a change of a program that is not in the list, mark nothing', () => {
  expect(kindOf(bookmark(), { status: 'submitted' }, true)).toBeNull();
  expect(kindOf(null, { status: 'submitted' })).toBeNull();
});

it.each([
  ['draft', 'done', 50, 50],
  ['review', 'done', 648, 648],
  ['draft', 'done', 49, null],
  ['done', 'done', 648, null],
  ['draft', 'review', 648, null],
] as const)('an essay from %s to %s with %i words: %s', (from, status, count, words) => {
  const content = writeEssayText({ title: 'Three more', essay: 'word '.repeat(count).trim() });
  const essay = { id: 'e1', version: 1, updated_at: '', content, status: from } satisfies Essay;
  const moment = momentOfEssay({ essay, changes: { status } }, essay);
  expect(moment).toEqual(words === null ? null : { kind: 'essay', words });
});

it('offer, sent, essay, saved: in this order', () => {
  const moments: Moment[] = [
    { kind: 'offer', bookmark: bookmark() },
    { kind: 'sent', bookmark: bookmark() },
    { kind: 'essay', words: 50 },
    { kind: 'saved', bookmark: bookmark() },
  ];
  const sorted = moments.toReversed().toSorted((a, b) => (isGreater(a, b) ? -1 : 1));
  expect(sorted).toEqual(moments);
  expect(moments.some((moment) => isGreater(moment, moment))).toBe(false);
});

it('what is seen is seen once for the student, or for each program; all is, without a record', () => {
  const record = { saved: true, essay: false, sent: ['401030'], offer: [404010] };
  expect(isSeen(record, { kind: 'saved', bookmark: bookmark() })).toBe(true);
  expect(isSeen(record, { kind: 'essay', words: 50 })).toBe(false);
  expect(isSeen(record, { kind: 'sent', bookmark: bookmark() })).toBe(true);
  expect(isSeen(record, { kind: 'offer', bookmark: bookmark() })).toBe(false);
  expect(isSeen(undefined, { kind: 'essay', words: 50 })).toBe(true);
});
