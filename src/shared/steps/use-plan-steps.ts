import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Id } from '@/api/http/schemas';
import { useSignedIn } from '@/api/http/use-session';
import { queryState } from '@/api/http/writes';
import { isAtPlace, planStepsQuery, type StepPlace } from '@/api/plan-step/queries';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { newClientId } from '@/lib/client-id';
import type { DueDate } from '@/shared/program/deadlines';
import {
  changedFields,
  fieldsOf,
  fieldsOfStep,
  isProposal,
  newFields,
  type PlanStep,
  type StepChanges,
} from './plan-step';
import { stepsByProgram } from './steps-by-program';
import { useOutbox } from './use-outbox';

const NONE: readonly PlanStep[] = [];

export type UsePlanSteps = {
  /** Not skipped, by date, undated last; empty for a program that is not in the plan. */
  stepsOf: (programId: Id) => readonly PlanStep[];
  /** Kept on the device at once, and sent behind it. A date of `null` is the proposed one again. */
  change: (step: PlanStep, changes: StepChanges) => void;
  add: (programId: Id, step: { title: string; due: DueDate | null }) => void;
  /** Takes a proposed step off the list; deletes one of the student's own. */
  remove: (step: PlanStep) => void;
  /** Drops a refused change. */
  discard: (step: PlanStep) => void;
  /** How many changes the server does not have. */
  waiting: number;
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

/** The steps of the applications in the plan, and how to change them; none until they are loaded. */
export function usePlanSteps(bookmarks: readonly Bookmark[] | undefined): UsePlanSteps {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const query = useQuery({ ...planStepsQuery(), enabled: signedIn });
  const { engine, entries, ...student } = useOutbox();
  const { data: records } = query;
  const isReady = engine !== null && records !== undefined;
  const steps = useMemo(
    () =>
      stepsByProgram(isReady ? (bookmarks ?? []) : [], {
        records: records ?? [],
        entries,
        wording: ({ status, text }) => text ?? failureText(t, { kind: 'status', status }),
      }),
    [bookmarks, records, entries, isReady, t],
  );
  const list = queryState(query);
  const failed = student.failed || list.failed;

  const placeOf = ({ programId, key }: PlanStep): StepPlace => ({ program_id: programId, key });
  const change: UsePlanSteps['change'] = (step, changes) => {
    const at = placeOf(step);
    const waiting = entries.find((entry) => isAtPlace(entry, at));
    const stored = records?.find((record) => isAtPlace(record, at));
    const fields = waiting ? waiting.fields : stored && fieldsOf(stored);
    engine?.put(at, changedFields(fields ?? fieldsOfStep(step), changes));
  };
  return {
    stepsOf: (programId) => steps.get(String(programId)) ?? NONE,
    change,
    add: (programId, { title, due }) =>
      engine?.put(
        { program_id: programId, key: newClientId() },
        changedFields(newFields('own'), { title, due }),
      ),
    remove: (step) => {
      if (isProposal(step)) change(step, { state: 'skipped' });
      else engine?.put(placeOf(step), null);
    },
    discard: (step) => engine?.discard(placeOf(step)),
    waiting: entries.length,
    loading: signedIn && !isReady && !failed,
    failed,
    retry: () => {
      if (student.failed) student.retry();
      if (list.failed) list.retry();
    },
  };
}
