import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bookmark, BookmarkOutcome, BookmarkStatus } from '@/api/bookmark/contract';
import { currentDueOf, daysLeft, dueOf, isNear, nearColor, taskOf } from './deadlines';

function saved(
  status: BookmarkStatus,
  own: string | null,
  program: string | null,
  outcome: BookmarkOutcome | null = null,
): Bookmark {
  return {
    id: 1,
    status,
    order_no: 1,
    deadline: own,
    outcome,
    program: { id: 1, title: 'P', deadline: program, school: { id: 1, name: 'S' } },
  };
}

afterEach(() => vi.unstubAllEnvs());

describe('the date of a bookmark', () => {
  it.each<[BookmarkStatus, string | null, string | null, string | null]>([
    ['considering', null, '2027-01-15', '2027-01-15'],
    ['preparing', '2027-01-10', '2027-01-15', '2027-01-10'],
    // The sent list has the program's date below it.
    ['submitted', null, '2027-01-15', null],
    ['decided', null, '2027-01-15', null],
    ['decided', '2026-12-03', '2027-01-15', '2026-12-03'],
    ['considering', null, null, null],
  ])('%s, own %s, the program’s %s: %s', (status, own, program, date) => {
    expect(dueOf(saved(status, own, program))?.day ?? null).toBe(date);
  });

  it.each<[BookmarkStatus, string | null, string | null, string | null]>([
    ['preparing', '2026-12-01', '2027-01-15', '2027-01-15'],
    ['preparing', '2026-12-10', '2027-01-15', '2026-12-10'],
    ['preparing', '2026-12-01', '2026-11-15', '2026-12-01'],
    ['preparing', '2026-12-01', null, '2026-12-01'],
    ['submitted', '2026-12-01', '2027-01-15', '2026-12-01'],
  ])('on December 2, %s, own %s, the program’s %s: %s counts', (status, own, program, date) => {
    const now = new Date('2026-12-02T12:00:00');
    expect(currentDueOf(saved(status, own, program), now)?.day ?? null).toBe(date);
  });

  it.each<[BookmarkOutcome | null, string | null, string]>([
    ['offer', '2026-12-03', 'reply'],
    ['waiting', '2026-12-03', 'own'],
    [null, '2026-12-03', 'own'],
    ['refused', null, 'own'],
  ])('with the decision %s is %s, for the task %s', (outcome, date, task) => {
    const bookmark = saved('decided', '2026-12-03', null, outcome);
    expect(dueOf(bookmark)?.day ?? null).toBe(date);
    expect(taskOf(bookmark)).toBe(task);
    // An outcome from before the application was moved back.
    expect(taskOf({ ...bookmark, status: 'preparing' })).toBe('send');
  });
});

describe('the days left', () => {
  it.each([
    // 18:00 in London is 01:00 of the next day in Hanoi.
    ['2027-01-13T17:59:00Z', 0],
    ['2027-01-13T18:00:00Z', -1],
    ['2027-01-12T18:00:00Z', 0],
    ['2027-01-12T16:00:00Z', 1],
  ])('on %s until 18:00 in London on 13 January, in Hanoi: %d', (at, days) => {
    vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
    const due = { day: '2027-01-13', time: '18:00', zone: 'Europe/London' };
    expect(daysLeft(due, new Date(at))).toBe(days);
  });

  it('end earlier where the deadline is a day earlier', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    const due = { day: '2026-12-01', time: '12:00', zone: 'Pacific/Auckland' };
    expect(daysLeft(due, new Date('2026-11-30T10:00:00Z'))).toBe(0);
  });
});

describe('a deadline is near', () => {
  it.each([
    [-1, false],
    [0, true],
    [14, true],
    [15, false],
    [Number.NaN, false],
  ])('%d days before it: %s', (days, near) => {
    expect(isNear(days)).toBe(near);
  });

  it.each([
    ['send', 14, 'text-accent'],
    ['reply', 15, null],
    ['reply', 14, 'text-brand'],
    ['reply', 4, 'text-brand'],
    ['reply', 3, 'text-accent'],
  ] as const)(
    'and colored, an offer only on its last days as a warning: %s, %d days',
    (task, days, color) => {
      expect(nearColor(task, days)).toBe(color);
    },
  );
});
