import type { Bookmark } from '@/api/bookmark/contract';
import type { StepKind } from '@/api/plan-step/contract';
import type { Id } from '@/api/http/schemas';
import {
  currentDueOf,
  daysLeft,
  dueOf,
  programDue,
  taskOf,
  type DueDate,
} from '@/shared/program/deadlines';
import type { PlanStep } from '@/shared/steps/plan-step';
import { isStillOpen, urgencyOf } from '@/shared/steps/urgency';

/** A step of a program that is done by the same action as others. */
export type ServedProgram = { bookmark: Bookmark; step: PlanStep };

/** Something to do: steps of one or several programs, the reply to an offer, or a date of the student's own. */
export type NextStep = {
  key: string;
  kind: StepKind | 'reply' | 'date';
  /** The name of a step that the student has added. */
  title: string | null;
  /** The nearest of its dates. */
  due: DueDate | null;
  /** Whole days left, negative for a day that has passed, `NaN` without a date. */
  days: number;
  /** That date was only suggested, and has passed. */
  stillOpen: boolean;
  /** What it is sorted by, the smallest first. */
  urgency: number;
  /** The program of that date. */
  bookmark: Bookmark;
  /** The steps that are done with it; none for a reply or a date. */
  served: readonly ServedProgram[];
};

type StepsOf = (programId: Id) => readonly PlanStep[];

/** One test, transcript or letter serves every program that asks for it. */
const SHARED: readonly StepKind[] = ['test', 'transcript', 'letters'];
/** What is left to do once an application is sent; a visa only for an offer. */
export const AFTER_SENDING: readonly StepKind[] = ['own', 'scholarship', 'visa'];

function groupOf({ kind, title, key, programId, essayId, scholarshipId }: PlanStep): string {
  if (SHARED.includes(kind) && !title?.trim()) return kind;
  if (kind === 'essay' && essayId !== null) return `essay ${essayId}`;
  if (kind === 'scholarship' && scholarshipId !== null) return `scholarship ${scholarshipId}`;
  return `${programId} ${key}`;
}

/** Whether a step of a program is to be done now. */
function isOpenStep({ status, outcome }: Bookmark, { state, kind }: PlanStep): boolean {
  if (state !== 'open') return false;
  if (kind === 'visa') return status === 'decided' && outcome === 'offer';
  const isSent = status === 'submitted' || status === 'decided';
  return !isSent || (outcome !== 'refused' && AFTER_SENDING.includes(kind));
}

/** Whether the school takes the application no longer. A day that only the student has set is overdue instead. */
function isMissed(bookmark: Bookmark, now: Date): boolean {
  if (taskOf(bookmark) !== 'send' || programDue(bookmark.program) === null) return false;
  const due = currentDueOf(bookmark, now);
  return due !== null && daysLeft(due, now) < 0;
}

function daysOf(due: DueDate | null, now: Date): number {
  return due ? daysLeft(due, now) : Number.NaN;
}

/** By urgency, undated last; where it is the same, the one that serves most programs. */
function inOrder(a: NextStep, b: NextStep): number {
  return a.urgency - b.urgency || b.served.length - a.served.length;
}

/** The reply to an offer, or the own date of a sent application, from today on. */
function dateOf(bookmark: Bookmark, now: Date): (NextStep & { served: ServedProgram[] }) | null {
  const task = taskOf(bookmark);
  const due = dueOf(bookmark);
  const days = daysOf(due, now);
  if (task === 'send' || !(days >= 0)) return null;
  const key = `${String(bookmark.program.id)} ${task}`;
  const kind: NextStep['kind'] = task === 'reply' ? 'reply' : 'date';
  const rest = { title: null, due, days, stillOpen: false, urgency: days, bookmark };
  return { key, kind, ...rest, served: [] };
}

/** All that is to be done, in its order: what is overdue, the nearest date, what serves most programs. A suggested date is never overdue. */
export function nextSteps(
  bookmarks: readonly Bookmark[],
  stepsOf: StepsOf,
  now: Date,
): readonly NextStep[] {
  const groups = new Map<string, NextStep & { served: ServedProgram[] }>();
  for (const bookmark of bookmarks) {
    if (isMissed(bookmark, now)) continue;
    const date = dateOf(bookmark, now);
    if (date) groups.set(date.key, date);
    for (const step of stepsOf(bookmark.program.id)) {
      if (!isOpenStep(bookmark, step)) continue;
      const { kind, title, due } = step;
      const key = groupOf(step);
      const group = groups.get(key);
      const served = group?.served ?? [];
      served.push({ bookmark, step });
      const next = {
        key,
        kind,
        title,
        due,
        bookmark,
        served,
        days: daysOf(due, now),
        stillOpen: isStillOpen(step, now),
        urgency: urgencyOf(step, bookmark, now),
      };
      if (!group || inOrder(next, group) < 0) groups.set(key, next);
    }
  }
  return [...groups.values()].sort(inOrder);
}
