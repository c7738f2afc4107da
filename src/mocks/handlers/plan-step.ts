import {
  deletePlanStep,
  getPlanSteps,
  putPlanStep,
  type PlanStepFields,
  type PlanStepRecord,
} from '@/api/plan-step/contract';
import { isTimeZone } from '@/lib/time-zone';
import type { Text } from '@/mocks/catalogue/text';
import { changeAccount } from '@/mocks/data/accounts';
import { entryOfProgram } from '@/mocks/data/bookmark-wire';
import { mockNow } from '@/mocks/data/clock';
import type { StoredAccount } from '@/mocks/data/tables';
import { dateError, lengthError } from '@/mocks/server/checks';
import { messages } from '@/mocks/server/messages';
import { Refusal, rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';

function invalidIf(invalid: boolean): Text | null {
  return invalid ? messages.invalid : null;
}

/** Throws 422 by field. */
function checkStep(
  { essays }: StoredAccount,
  key: string,
  { kind, title, day, time, zone, essay_id }: PlanStepFields,
): void {
  const nameless = kind === 'own' && !title?.trim();
  rejectInvalid({
    key: invalidIf(!/^[A-Za-z0-9-]{1,64}$/.test(key)),
    title: nameless ? messages.noStepTitle : lengthError(title, 100, messages.longStepTitle),
    day: dateError(day),
    time: invalidIf(time != null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
    zone: invalidIf(zone != null && !isTimeZone(zone)),
    essay_id: invalidIf(essay_id != null && !essays.some(({ id }) => id === essay_id)),
  });
}

/** Whether a step is the one at a place; ids are numbers here and text in a path. */
function isAt(step: PlanStepRecord, programId: unknown, key: string | undefined): boolean {
  return String(step.program_id) === String(programId) && step.key === key;
}

/** Whether both have the same fields, whenever they were saved. */
function isSame(row: PlanStepRecord, step: PlanStepRecord): boolean {
  return JSON.stringify({ ...row, ...step, updated_at: row.updated_at }) === JSON.stringify(row);
}

export const planStepRoutes = {
  getPlanSteps: route(getPlanSteps, 'student', ({ student }) => ({ data: student.planSteps })),

  putPlanStep: route(putPlanStep, 'student', ({ student, body, params }) =>
    changeAccount(student.id, (account) => {
      const { program_id: programId, key = '' } = params;
      const entry = entryOfProgram(programId ?? '');
      if (!entry) throw new Refusal(404, messages.noProgram);
      checkStep(account, key, body);
      const { kind, title, day, time, zone, state, essay_id, scholarship_id } = body;
      const step: PlanStepRecord = {
        program_id: entry.program.id,
        key,
        kind,
        title: title ?? null,
        day: day ?? null,
        time: time ?? null,
        zone: zone ?? null,
        state,
        essay_id: essay_id ?? null,
        scholarship_id: scholarship_id ?? null,
        updated_at: mockNow().toISOString(),
      };
      const known = account.planSteps.find((row) => isAt(row, programId, key));
      if (known && isSame(known, step)) return { data: known };
      const others = account.planSteps.filter((row) => row !== known);
      account.planSteps = [...others, step];
      return { data: step };
    }),
  ),

  deletePlanStep: route(deletePlanStep, 'student', async ({ student, params }) => {
    await changeAccount(student.id, (account) => {
      const { program_id: programId, key } = params;
      account.planSteps = account.planSteps.filter((row) => !isAt(row, programId, key));
    });
    return { data: null };
  }),
};
