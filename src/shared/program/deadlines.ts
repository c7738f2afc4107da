import type { Bookmark } from '@/api/bookmark/contract';
import { daysUntil } from '@/i18n/format';

/** Days until a date from which it is marked as near. */
export const NEAR_DAYS = 14;

/** What a date of the plan asks for. */
export type Task = 'send' | 'reply' | 'own';

/** A date that lies ahead: what to do by it, and the whole days that are left. */
export type NextDeadline = { bookmark: Bookmark; task: Task; day: string; days: number };

/**
 * The date that counts for a bookmark, `YYYY-MM-DD`: the student's own before the program's. Once it is sent
 * the program's date is behind it, and only one's own counts. `null` for none.
 */
export function dateOf({ status, deadline, program }: Bookmark): string | null {
  if (deadline) return deadline;
  const open = status === 'considering' || status === 'preparing';
  return open ? (program.deadline ?? null) : null;
}

/** What a date on a bookmark asks for, by where the application stands. */
export function taskOf({ status }: Pick<Bookmark, 'status'>): Task {
  if (status === 'submitted') return 'own';
  return status === 'decided' ? 'reply' : 'send';
}

/** The nearest dates from today on, soonest first. */
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
