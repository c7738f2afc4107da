import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { applyAchievementWrite, type AchievementWrite } from './achievement-list';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import {
  deleteAchievement,
  getAchievements,
  patchAchievement,
  postAchievement,
  type Achievement,
} from './contract';
import {
  listWrite,
  queryState,
  updateLists,
  usePendingWrites,
  type QueryState,
} from '@/api/http/writes';

const KEY = ['achievements'] as const;

/** The achievements in the student's order. In the student's own words, so one entry serves both languages. */
export function achievementsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: (context) => call(getAchievements, callOptions(context)),
  });
}

async function send(write: AchievementWrite, inlineError: boolean): Promise<Achievement | null> {
  if (write.kind === 'add') {
    const body = { ...write.fields, client_id: write.client_id };
    return call(postAchievement, { body, inlineError });
  }
  const params = { id: write.id };
  if (write.kind === 'change') {
    return call(patchAchievement, { params, body: write.changes, inlineError });
  }
  await call(deleteAchievement, { params, inlineError });
  return null;
}

/** A write to the achievements. `useAchievements` shows pending writes and drops refused ones. */
export function achievementWriteMutation(client: QueryClient, inlineError: boolean) {
  return {
    ...listWrite(client, KEY),
    mutationFn: (write: AchievementWrite) => send(write, inlineError),
    onSuccess: (saved: Achievement | null, write: AchievementWrite) =>
      updateLists<Achievement[]>(client, KEY, (list) => applyAchievementWrite(list, write, saved)),
  };
}

export type UseAchievements = QueryState & {
  /** In the student's order, with pending writes; `undefined` until loaded. */
  achievements: Achievement[] | undefined;
  /** Resolves to the server's version, or to `false` after a refusal, which has a toast. */
  write: (write: AchievementWrite) => Promise<Achievement | null | false>;
  /** `write` for a form, which shows the refusal itself: throws the error of the call (R15). */
  writeFromForm: (write: AchievementWrite) => Promise<Achievement | null>;
};

/** The achievements and how to change them; a failed load is shown inline (R15). */
export function useAchievements(): UseAchievements {
  const client = useQueryClient();
  const query = useQuery({ ...achievementsQuery(), meta: { inlineError: true } });
  const pending = usePendingWrites<AchievementWrite>(KEY);
  const withToast = useMutation(achievementWriteMutation(client, false));
  const inline = useMutation(achievementWriteMutation(client, true));
  const achievements = useMemo(
    () =>
      query.data && pending.reduce((list, write) => applyAchievementWrite(list, write), query.data),
    [query.data, pending],
  );
  return {
    ...queryState(query),
    achievements,
    write: (write) => withToast.mutateAsync(write).catch(() => false),
    writeFromForm: inline.mutateAsync,
  };
}
