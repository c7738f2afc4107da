import type { Bookmark } from '@/api/bookmark/contract';
import { daysUntil } from '@/i18n/format';

/** A deadline is marked as near from this many days before it. */
const NEAR_DAYS = 14;

export function isNear(days: number): boolean {
  return days >= 0 && days <= NEAR_DAYS;
}

/** What the student has to do by a date: apply, reply to an offer, or something of their own. */
export type Task = 'send' | 'reply' | 'own';

/** `day` is `YYYY-MM-DD`, `days` the whole days left. */
export type NextDeadline = { bookmark: Bookmark; task: Task; day: string; days: number };

/** The date of a bookmark, `YYYY-MM-DD`: the student's own, else the program's until the application is sent. */
export function dateOf({ status, deadline, program }: Bookmark): string | null {
  if (deadline) return deadline;
  const open = status === 'considering' || status === 'preparing';
  return open ? (program.deadline ?? null) : null;
}

export function taskOf({ status }: Pick<Bookmark, 'status'>): Task {
  if (status === 'submitted') return 'own';
  return status === 'decided' ? 'reply' : 'send';
}

/** The nearest dates from today on, soonest first; at most `count`. */
export function nextDeadlines(list: readonly Bookmark[], now: Date, count: number): NextDeadline[] {
  return list
    .flatMap((bookmark): NextDeadline[] => {
      const day = dateOf(bookmark);
      const days = day === null ? Number.NaN : daysUntil(day, now);
      if (day === null || !(days >= 0)) return [];
      return [{ bookmark, task: taskOf(bookmark), day, days }];
    })
    .sort((a, b) => a.days - b.days)
    .slice(0, count);
}
