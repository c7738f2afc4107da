import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { sameId, type Id } from '@/api/http/schemas';
import { useSignedIn } from '@/api/http/use-session';
import { queryState } from '@/api/http/writes';
import { newPlanStep, type StepKind } from '@/api/plan-step/contract';
import { hasStepKey, planStepsQuery, type StepKey } from '@/api/plan-step/queries';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { newClientId } from '@/lib/client-id';
import {
  changedFields,
  fieldsOf,
  fieldsOfStep,
  isProposal,
  type PlanStep,
  type StepChanges,
} from './plan-step';
import { isRemoval } from './outbox';
import { proposedSteps } from './proposed-steps';
import { stepsByProgram } from './steps-by-program';
import { useOutbox } from './use-outbox';

const NONE: readonly PlanStep[] = [];

export type UsePlanSteps = {
  /** Not skipped, by date, undated last; empty for a program that is not in the plan. The same function until a step changes. */
  stepsOf: (programId: Id) => readonly PlanStep[];
  /** Kept on the device at once, then sent in the background. A date of `null` is the proposed one again. */
  change: (step: PlanStep, changes: StepChanges) => void;
  /** A proposed step that is not on the list takes its own key, and so its proposed date. */
  add: (programId: Id, kind: StepKind, fields: StepChanges) => void;
  /** Takes a proposed step off the list; deletes one that the student has added. */
  remove: (step: PlanStep) => void;
  /** Sends a refused change again. */
  resend: (step: PlanStep) => void;
  /** Drops a refused change. */
  discard: (step: PlanStep) => void;
  /** How many changes the server does not have yet; a refused one waits for the student. */
  waiting: number;
  /** How many changes the server has refused. */
  refused: number;
  loading: boolean;
  failed: boolean;
  /** Why it failed, unless a toast says it. */
  error: unknown;
  retry: () => void;
};

/** The steps of the applications in the plan, and how to change them; none until they are loaded. */
export function usePlanSteps(bookmarks: readonly Bookmark[] | undefined): UsePlanSteps {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const client = useQueryClient();
  const stored = planStepsQuery();
  const query = useQuery({ ...stored, enabled: signedIn });
  const { sync, entries, ...student } = useOutbox();
  const { data: records } = query;
  const isReady = sync !== null && records !== undefined;
  const steps = useMemo(
    () =>
      stepsByProgram(isReady ? (bookmarks ?? []) : [], {
        records: records ?? [],
        entries,
        wording: ({ text, ...refusal }) =>
          failureText(
            t,
            text === null ? { kind: 'status', ...refusal } : { kind: 'message', text, ...refusal },
          ),
      }),
    [bookmarks, records, entries, isReady, t],
  );
  const stepsOf = useCallback((programId: Id) => steps.get(String(programId)) ?? NONE, [steps]);
  const list = queryState(query);
  const refused = entries.filter((entry) => entry.refused).length;
  const failed = student.failed || list.failed;

  const stepKeyOf = ({ programId, key }: PlanStep): StepKey => ({ program_id: programId, key });
  const change: UsePlanSteps['change'] = (step, changes) => {
    const stepKey = stepKeyOf(step);
    // Read now: an import changes one step after the other, for longer than a render lasts.
    const waiting = sync?.getEntries().find((entry) => hasStepKey(entry, stepKey));
    const record = client.getQueryData(stored.queryKey)?.find((one) => hasStepKey(one, stepKey));
    const isKept = waiting !== undefined && !isRemoval(waiting);
    const fields = isKept ? waiting.fields : record && fieldsOf(record);
    sync?.put(stepKey, changedFields(fields ?? fieldsOfStep(step), changes));
  };
  return {
    stepsOf,
    change,
    add: (programId, kind, fields) => {
      const program = bookmarks?.find((bookmark) =>
        sameId(bookmark.program.id, programId),
      )?.program;
      const isProposed = program && proposedSteps(program).some(({ key }) => key === kind);
      const isOnList = stepsOf(programId).some(({ key }) => key === kind);
      const key = isProposed && !isOnList ? kind : newClientId();
      sync?.put({ program_id: programId, key }, changedFields(newPlanStep(kind), fields));
    },
    remove: (step) => {
      if (isProposal(step)) change(step, { state: 'skipped' });
      else sync?.put(stepKeyOf(step), null);
    },
    resend: (step) => sync?.retry(stepKeyOf(step)),
    discard: (step) => sync?.discard(stepKeyOf(step)),
    waiting: entries.length - refused,
    refused,
    loading: signedIn && !isReady && !failed,
    failed,
    error: list.failed ? list.error : undefined,
    retry: () => {
      if (student.failed) student.retry();
      if (list.failed) list.retry();
    },
  };
}
