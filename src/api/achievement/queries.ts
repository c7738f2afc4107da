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
import { fromQuery } from '@/api/http/query-client';
import {
  deleteAchievement,
  getAchievements,
  patchAchievement,
  postAchievement,
  type Achievement,
} from './contract';
import { writeLimit } from '@/api/http/time-limit';
import { readingOf, usePendingWrites, type Reading } from '@/api/http/writes';

const KEY = ['achievements'] as const;
const WRITE_KEY = [...KEY, 'write'];

/** The student's achievements in their order; their own words, so one entry serves both languages. */
export function achievementsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: (context) => call(getAchievements, fromQuery(context)),
  });
}

async function send(write: AchievementWrite, inlineError: boolean): Promise<Achievement | null> {
  const options = { signal: writeLimit(), inlineError };
  if (write.kind === 'add') {
    return call(postAchievement, {
      body: { ...write.fields, client_id: write.client_id },
      ...options,
    });
  }
  const params = { id: write.id };
  if (write.kind === 'change') {
    return call(patchAchievement, { params, body: write.changes, ...options });
  }
  await call(deleteAchievement, { params, ...options });
  return null;
}

/**
 * Writes to the achievements, one after the other. A change that is under way shows at once
 * (`useAchievements`); one that is refused disappears again.
 */
export function achievementWriteMutation(client: QueryClient, inlineError: boolean) {
  return {
    mutationKey: WRITE_KEY,
    scope: { id: 'achievements' },
    mutationFn: (write: AchievementWrite) => send(write, inlineError),
    onSuccess: (saved: Achievement | null, write: AchievementWrite) => {
      client.setQueryData(
        achievementsQuery().queryKey,
        (list) => list && applyAchievementWrite(list, write, saved),
      );
    },
    onError: () => {
      // What was refused may be news of another device: the list is asked for again.
      void client.invalidateQueries({ queryKey: KEY });
    },
  };
}

/** The student's achievements as they are and as they will be. */
export type UseAchievements = Reading & {
  /** In the student's order, with the changes that are under way; `undefined` until they are there. */
  achievements: Achievement[] | undefined;
  /** Writes and gives back what the server made of it; `false` where it refused, after a toast. */
  write: (write: AchievementWrite) => Promise<Achievement | null | false>;
  /** Like `write` for a form, which shows the refusal itself: throws what the call threw (R15). */
  writeFromForm: (write: AchievementWrite) => Promise<Achievement | null>;
};

/** The achievements and how to change them; that they did not come is shown where they would stand (R15). */
export function useAchievements(): UseAchievements {
  const client = useQueryClient();
  const query = useQuery({ ...achievementsQuery(), meta: { inlineError: true } });
  const pending = usePendingWrites<AchievementWrite>(WRITE_KEY);
  const loud = useMutation(achievementWriteMutation(client, false));
  const quiet = useMutation(achievementWriteMutation(client, true));
  const achievements = useMemo(
    () =>
      query.data && pending.reduce((list, write) => applyAchievementWrite(list, write), query.data),
    [query.data, pending],
  );
  return {
    ...readingOf(query),
    achievements,
    write: (write) => loud.mutateAsync(write).catch(() => false),
    writeFromForm: quiet.mutateAsync,
  };
}
