import { afterEach, expect, it, vi } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import { stepsByProgram } from '@/shared/steps/steps-by-program';
import { todayItems } from './today-items';

const NOW = new Date('2026-11-24T12:00:00');

function starting(starts: string, more: Partial<Bookmark> = {}): Bookmark {
  const id = Number(starts.replace('-', ''));
  const program = { id, title: starts, starts, school: { id, name: starts } };
  return { id, status: 'preparing', order_no: id, program, ...more };
}

const startOf = (...bookmarks: Bookmark[]) => todayItems(bookmarks, () => [], [], NOW).starts;

afterEach(() => vi.unstubAllEnvs());

it.each([
  // 23:59 in Los Angeles on 30 November is 14:59 of the next day in Hanoi.
  ['2026-11-30', '23:59', 'America/Los_Angeles', '2026-12-01T02:00:00Z', 'near'],
  ['2026-11-30', '23:59', 'America/Los_Angeles', '2026-12-01T08:00:00Z', 'past'],
  // 12:00 in Auckland is 06:00 in Hanoi.
  ['2026-12-01', '12:00', 'Pacific/Auckland', '2026-12-01T02:00:00Z', 'past'],
])(
  'a deadline on %s at %s, %s, ends at the school: at %s it is %s',
  (day, time, zone, at, kind) => {
    vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
    const dated = { deadline: day, deadline_time: time, deadline_time_zone: zone };
    const program = { id: 1, title: 'P', school: { id: 1, name: 'S' }, ...dated };
    const saved: Bookmark = { id: 1, status: 'preparing', order_no: 1, program };
    const waiting = { records: [], entries: [], wording: () => '' };
    const steps = stepsByProgram([saved], waiting);
    const { stops } = todayItems([saved], (id) => steps.get(String(id)) ?? [], [], new Date(at));
    expect(stops.map((stop) => stop.kind)).toEqual([kind]);
  },
);

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
