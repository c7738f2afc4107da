import { expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import { todayItems } from './today-items';

const NOW = new Date('2026-11-24T12:00:00');

function starting(starts: string, more: Partial<Bookmark> = {}): Bookmark {
  const id = Number(starts.replace('-', ''));
  const program = { id, title: starts, starts, school: { id, name: starts } };
  return { id, status: 'preparing', order_no: id, program, ...more };
}

const startOf = (...bookmarks: Bookmark[]) => todayItems(bookmarks, () => [], [], NOW).starts;

it('the student starts with the first intake of the open programs', () => {
  expect(startOf(starting('2028-01'), starting('2027-09'))).toBe('2027-09');
  expect(startOf()).toBeNull();
});

it('a program that has refused the student is not waited for, another outcome is', () => {
  const refused = starting('2027-02', { status: 'decided', outcome: 'refused' });
  const offered = starting('2027-09', { status: 'decided', outcome: 'offer' });
  expect(startOf(refused, offered, starting('2028-01'))).toBe('2027-09');
  expect(startOf(refused)).toBeNull();
});

it('an intake before this month is over', () => {
  expect(startOf(starting('2026-10'), starting('2027-09'))).toBe('2027-09');
  expect(startOf(starting('2026-11'), starting('2027-09'))).toBe('2026-11');
});

it('the essay to go on with is the unfinished one that was changed last', () => {
  const essay = (id: string, day: number, status: Essay['status'] = 'draft'): Essay => ({
    ...{ id, status, content: id, version: 1 },
    updated_at: `2026-11-0${day}T08:00:00Z`,
  });
  const essays = [essay('first', 1), essay('last', 3), essay('done', 4, 'done'), essay('mid', 2)];
  expect(todayItems([], () => [], essays, NOW).essay?.id).toBe('last');
  expect(todayItems([], () => [], [essay('done', 4, 'done')], NOW).essay).toBeUndefined();
});
