import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Id } from '@/api/http/schemas';
import { useSignedIn } from '@/api/http/use-session';
import { queryState } from '@/api/http/writes';
import type { PlanStepFields } from '@/api/plan-step/contract';
import {
  cachePlanStep,
  planStepsQuery,
  removePlanStep,
  savePlanStep,
  type StepPlace,
} from '@/api/plan-step/queries';
import { newClientId } from '@/lib/client-id';
import type { DueDate } from '@/shared/program/deadlines';
import { changedFields, fieldsOf, newFields, type PlanStep, type StepChanges } from './plan-step';
import { stepsByProgram } from './steps-by-program';

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

/** The steps of the applications in the plan, and how to change them. */
export function usePlanSteps(bookmarks: readonly Bookmark[] | undefined): UsePlanSteps {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const query = useQuery({ ...planStepsQuery(), enabled: signedIn });
  const steps = useMemo(
    () => stepsByProgram(bookmarks ?? [], query.data ?? []),
    [bookmarks, query.data],
  );
  const { failed, retry } = queryState(query);

  const placeOf = ({ programId, key }: PlanStep): StepPlace => ({ program_id: programId, key });
  const put = (place: StepPlace, fields: PlanStepFields) => {
    cachePlanStep(client, place, { ...place, ...fields, updated_at: '' });
    void savePlanStep(place, fields).catch(retry);
  };
  const change: UsePlanSteps['change'] = (step, changes) => {
    const stored = query.data?.find(
      ({ program_id, key }) => String(program_id) === step.programId && key === step.key,
    );
    put(placeOf(step), changedFields(stored ? fieldsOf(stored) : newFields(step.kind), changes));
  };
  return {
    stepsOf: (programId) => steps.get(String(programId)) ?? NONE,
    change,
    add: (programId, { title, due }) =>
      put(
        { program_id: String(programId), key: newClientId() },
        changedFields(newFields('own'), { title, due }),
      ),
    remove: (step) => {
      if (step.kind !== 'own') return change(step, { state: 'skipped' });
      cachePlanStep(client, placeOf(step), null);
      void removePlanStep(placeOf(step)).catch(retry);
    },
    discard: () => {},
    waiting: 0,
    loading: query.isPending && signedIn,
    failed,
    retry,
  };
}
