import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { daysUntil, localDay } from '@/i18n/format-date';
import { instantOf, isTimeZone } from '@/lib/time-zone';

/** A deadline is marked as near from this many days before it. */
export const NEAR_DAYS = 14;

export function isNear(days: number): boolean {
  return days >= 0 && days <= NEAR_DAYS;
}

/**
 * When something is due: the day (`YYYY-MM-DD`), the time on it (`HH:MM`, `null` for its end) and the time zone of
 * both, which is `null` for the student's own.
 */
export type DueDate = { day: string; time: string | null; zone: string | null };

export function isSameDue(a: DueDate | null, b: DueDate | null): boolean {
  return a?.day === b?.day && a?.time === b?.time && a?.zone === b?.zone;
}

/** What the student has to do by a date: apply, reply to an offer, or something of their own. */
export type Task = 'send' | 'reply' | 'own';

/** From this many days before its end, the reply to an offer is marked as near; before that, it is good news. */
const NEAR_REPLY_DAYS = 3;

/** Whether a due date needs a warning. An offer is good news until its last days. */
export function isUrgent(task: Task, days: number): boolean {
  return isNear(days) && (task !== 'reply' || days <= NEAR_REPLY_DAYS);
}

/** The color of something due soon: a warning, or the brand's for an offer. */
export function nearColor(task: Task, days: number): 'text-accent' | 'text-brand' | null {
  if (!isNear(days)) return null;
  return isUrgent(task, days) ? 'text-accent' : 'text-brand';
}

/** The deadline of a program at its school; `null` for applications all year. */
export function programDue({
  deadline,
  deadline_time: time,
  deadline_time_zone: zone,
}: Pick<Program, 'deadline' | 'deadline_time' | 'deadline_time_zone'>): DueDate | null {
  if (!deadline) return null;
  return { day: deadline, time: time ?? null, zone: isTimeZone(zone) ? zone : null };
}

/**
 * The due date of a bookmark: the student's own, else the program's until the application is sent. Nothing is due after
 * a refusal.
 */
export function dueOf({ status, deadline, outcome, program }: Bookmark): DueDate | null {
  if (status === 'decided' && outcome === 'refused') return null;
  if (deadline) return { day: deadline, time: null, zone: null };
  const open = status === 'considering' || status === 'preparing';
  return open ? programDue(program) : null;
}

/** The due date as a moment in the user's own time zone, if its time is known and it is another day there. */
export function otherLocalDay({ day, time, zone }: DueDate): Date | null {
  if (time === null || zone === null) return null;
  const moment = new Date(instantOf(day, time, zone));
  return [day, ''].includes(localDay(moment)) ? null : moment;
}

/** Whole days left, 0 on the last one; negative once it is over, at the school or for the user; `NaN` for no day. */
export function daysLeft({ day, time, zone }: DueDate, now: Date): number {
  const days = daysUntil(day, now);
  const end = zone === null ? Number.NaN : instantOf(day, time ?? '24:00', zone);
  if (Number.isNaN(end)) return days;
  if (end <= now.getTime()) return Math.min(days, -1);
  return Math.max(0, Math.min(days, daysUntil(localDay(new Date(end - 1)), now)));
}

/** The due date that still counts: once the student's own has passed, the school's if that is still to come. */
export function currentDueOf(bookmark: Bookmark, now: Date): DueDate | null {
  const due = dueOf(bookmark);
  if (due === null || taskOf(bookmark) !== 'send' || daysLeft(due, now) >= 0) return due;
  const closes = programDue(bookmark.program);
  return closes && daysLeft(closes, now) >= 0 ? closes : due;
}

export function taskOf({ status, outcome }: Pick<Bookmark, 'status' | 'outcome'>): Task {
  if (status === 'considering' || status === 'preparing') return 'send';
  return status === 'decided' && outcome === 'offer' ? 'reply' : 'own';
}
