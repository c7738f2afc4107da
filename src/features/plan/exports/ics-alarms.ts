import { localDay } from '@/i18n/format-date';
import { instantOf } from '@/lib/time-zone';
import type { DueDate } from '@/shared/program/deadlines';

/** Reminders come at this hour where the student is, not at the hour of a school on another continent. */
const MORNING_HOUR = 8;

/** When an event begins, in milliseconds since 1970. One of a whole day begins at the student's midnight. */
function startOf({ day, time, zone }: DueDate): number {
  if (zone === null) return new Date(`${day}T00:00:00`).getTime();
  return instantOf(day, time ?? '23:59', zone);
}

/** The student's morning `days` before an event; 0 is that of its day, or of the day before if it begins earlier. */
function morningOf(due: DueDate, days: number): number {
  const [year = 0, month = 0, date = 0] = localDay(new Date(startOf(due)))
    .split('-')
    .map(Number);
  const morning = (before: number) =>
    new Date(year, month - 1, date - before, MORNING_HOUR).getTime();
  const isLate = days === 0 && due.zone !== null && morning(0) >= startOf(due);
  return morning(isLate ? 1 : days);
}

/** Seconds before or after the start of an event. */
type Trigger = { triggerBefore: number } | { triggerAfter: number };

/** Triggers, relative to the event, so that they move with it. A morning that has passed has none. */
export function alarmsOf(due: DueDate, days: readonly number[], now: Date): Trigger[] {
  return days.flatMap((before) => {
    const morning = morningOf(due, before);
    if (!(morning > now.getTime())) return [];
    const seconds = Math.round((startOf(due) - morning) / 1000);
    return [seconds < 0 ? { triggerAfter: -seconds } : { triggerBefore: seconds }];
  });
}
