import { waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'vitest';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { announceSession, startSession } from '@/api/http/session';
import { useLanguage } from '@/i18n/use-locale';
import { readTables } from '@/mocks/data/db';
import { openSession } from '@/mocks/data/sessions';
import { recordedRequests } from '@/mocks/server/recorder';
import { usePlanSteps } from '@/shared/steps/use-plan-steps';
import { openHook } from '@/test/hook';

/** Groningen, which Linh prepares. */
export const GRONINGEN = 401030;

/** The steps of the plan of Linh, by a hook. */
export async function openSteps() {
  startSession(await openSession('bearer', 1));
  announceSession();
  const hook = openHook(() => usePlanSteps(useQuery(bookmarksQuery(useLanguage())).data));
  await waitFor(() => expect(hook.current().stepsOf(GRONINGEN)).not.toEqual([]));
  const step = (key: string) => {
    const found = hook
      .current()
      .stepsOf(GRONINGEN)
      .find((one) => one.key === key);
    if (!found) throw new Error(`No ${key}`);
    return found;
  };
  return {
    ...hook,
    step,
    keys: () =>
      hook
        .current()
        .stepsOf(GRONINGEN)
        .map(({ key }) => key),
  };
}

/** The steps of Groningen that the server has. */
export async function storedSteps() {
  const { accounts } = await readTables();
  const steps = accounts.find(({ id }) => id === 1)?.planSteps ?? [];
  return steps.filter(({ program_id }) => program_id === GRONINGEN);
}

/** The calls that change a step. */
export const stepWrites = async () =>
  (await recordedRequests()).filter(
    ({ method, url }) => method !== 'GET' && url.includes('plan-steps'),
  );
