import type { Id } from '@/api/http/schemas';
import {
  newPlanStep,
  type PlanStepFields,
  type PlanStepRecord,
  type StepKind,
  type StepState,
} from '@/api/plan-step/contract';
import { TIME_OF_DAY, isTimeZone } from '@/lib/time-zone';
import type { DueDate } from '@/shared/program/deadlines';

/** Most characters of the name of a step. */
export const MAX_STEP_NAME = 100;

/** A step of an application, as a page shows it. */
export type PlanStep = {
  programId: string;
  key: string;
  kind: StepKind;
  /** The name of an added step; `null` for the name of its kind. */
  title: string | null;
  due: DueDate | null;
  /** The date is neither the student's own nor the deadline. */
  suggested: boolean;
  state: StepState;
  essayId: Id | null;
  scholarshipId: Id | null;
  /** A change is only on this device. */
  waiting: boolean;
  /** The server's message about the waiting change. */
  refused: string | null;
};

export type StepChanges = Partial<
  Pick<PlanStep, 'title' | 'due' | 'state' | 'essayId' | 'scholarshipId'>
>;

/** A step of a program that nobody has changed yet. */
export type ProposedStep = Pick<PlanStep, 'key' | 'kind' | 'due' | 'suggested'>;

/** The order of steps on the same day. */
const KINDS: readonly StepKind[] = [
  'test',
  'transcript',
  'letters',
  'essay',
  'own',
  'scholarship',
  'fee',
  'form',
  'visa',
];

/** Whether the app proposes the step: those have the name of their kind as key. */
export function isProposal({ key, kind }: Pick<PlanStep, 'key' | 'kind'>): boolean {
  return key === kind;
}

/** The fields of a step as it was shown, for one that is stored nowhere (any more). */
export function fieldsOfStep(step: PlanStep): PlanStepFields {
  const { kind, title, due, state, essayId, scholarshipId } = step;
  const own = isProposal(step) ? {} : { due };
  return changedFields(newPlanStep(kind), { title, state, essayId, scholarshipId, ...own });
}

/** The fields of a record. */
export function fieldsOf(record: PlanStepRecord): PlanStepFields {
  const { program_id: _, key: __, updated_at: ___, ...fields } = record;
  return fields;
}

/** The fields after changes. */
export function changedFields(fields: PlanStepFields, changes: StepChanges): PlanStepFields {
  const { title, due, state, essayId, scholarshipId } = changes;
  return {
    ...fields,
    ...(title !== undefined && { title }),
    ...(due !== undefined && {
      day: due?.day ?? null,
      time: due?.time ?? null,
      zone: due?.zone ?? null,
    }),
    ...(state !== undefined && { state }),
    ...(essayId !== undefined && { essay_id: essayId }),
    ...(scholarshipId !== undefined && { scholarship_id: scholarshipId }),
  };
}

/**
 * The own date of stored fields, else the proposed one. A time or zone that cannot be read is left out here and not by the
 * schema: the step is written back whole.
 */
export function dueOfFields(fields: PlanStepFields, proposed: DueDate | null): DueDate | null {
  const { day, time, zone } = fields;
  if (!day) return proposed;
  return {
    day,
    time: time && TIME_OF_DAY.test(time) ? time : null,
    zone: isTimeZone(zone) ? zone : null,
  };
}

/** The order of days and keys, which are ASCII: a plan has thousands, and `localeCompare` is slow. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** By date, undated last. */
export function byDate(a: PlanStep, b: PlanStep): number {
  const days = compare(a.due?.day ?? '9', b.due?.day ?? '9');
  return days || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.key, b.key);
}
