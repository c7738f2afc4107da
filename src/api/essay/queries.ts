import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { call, type InlineError } from '@/api/http/client';
import { toApiError } from '@/api/http/errors';
import { forgetQuery } from '@/api/http/persisted-queries';
import { callOptions } from '@/api/http/query-client';
import { dataOf, sameId, type Id } from '@/api/http/schemas';
import { updateLists } from '@/api/http/writes';
import {
  deleteEssay,
  essaySchema,
  getEssay,
  getEssays,
  patchEssay,
  postEssay,
  restoreEssay,
  type Essay,
  type EssayChanges,
} from './contract';

const KEY = ['essays'] as const;

/** All essays, in the student's own words, so one entry serves both languages. A failed load is shown inline (R15). */
export function essaysQuery() {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: (context) => call(getEssays, callOptions(context)),
    meta: { inlineError: true },
  });
}

/** One essay with its versions; 404 if it does not exist (R10). */
export function essayQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: (context) => call(getEssay, { params: { id }, ...callOptions(context) }),
    meta: { inlineError: true },
  });
}

/** What can be changed on an essay besides its text. */
export type EssayDetails = Omit<EssayChanges, 'content'>;

/** The same `client_id` twice is one essay. */
type NewEssay = EssayChanges & { client_id: string };

/** `version` is the one that the changes are based on. */
export type EssaySave = EssayChanges & { version: number; checkpoint?: boolean };

/** Saves an essay, outside the cache. The caller shows a failure by default; an old version is a 409 (`newerEssay`). */
export function saveEssay(
  id: Id,
  body: EssaySave,
  inlineError: InlineError = true,
): Promise<Essay> {
  return call(patchEssay, { params: { id }, body, inlineError });
}

/** The newer essay in the body of a 409; `null` for any other error. */
export function newerEssay(error: unknown): Essay | null {
  const { status, body } = toApiError(error);
  if (status !== 409) return null;
  const parsed = v.safeParse(dataOf(essaySchema), body);
  return parsed.success ? parsed.output : null;
}

/** Puts the server's version of an essay into the cache. */
export function cacheEssay(client: QueryClient, essay: Essay): void {
  client.setQueryData(essayQuery(String(essay.id)).queryKey, (old) => ({
    ...essay,
    // The response of a save has no versions.
    versions: essay.versions ?? old?.versions,
  }));
  void updateLists<Essay[]>(client, essaysQuery().queryKey, (list) =>
    list.some(({ id }) => sameId(id, essay.id))
      ? list.map((item) => (sameId(item.id, essay.id) ? essay : item))
      : [essay, ...list],
  );
}

/** Makes an essay. The caller shows a failure by default. */
export async function createEssay(
  client: QueryClient,
  body: NewEssay,
  inlineError = true,
): Promise<Essay> {
  const essay = await call(postEssay, { body, inlineError });
  cacheEssay(client, essay);
  return essay;
}

export function createEssayMutation(client: QueryClient) {
  return { mutationFn: (body: NewEssay) => createEssay(client, body, false) };
}

/** The mutation key of changes of the details. */
export const ESSAY_CHANGES = [...KEY, 'change'];

/** What is changed of an essay, as it was before. */
export type EssayChange = { essay: Essay; changes: EssayDetails };

/** Changes the details of an essay. They do not touch its text, so they are saved on top of any newer version. */
export function changeEssayMutation(client: QueryClient) {
  return {
    mutationKey: ESSAY_CHANGES,
    // One after the other: an overtaken change would be saved on top of the newer one.
    scope: { id: 'essays' },
    mutationFn: async ({ essay, changes }: EssayChange) => {
      const save = (version: number, inlineError: InlineError) =>
        saveEssay(essay.id, { ...changes, version }, inlineError);
      try {
        return await save(essay.version, (error) => newerEssay(error) !== null);
      } catch (error) {
        const newer = newerEssay(error);
        if (!newer) throw error;
        return save(newer.version, false);
      }
    },
    onSuccess: (essay: Essay) => cacheEssay(client, essay),
  };
}

/** Deletes an essay; `restoreEssayMutation` undoes it. */
export function deleteEssayMutation(client: QueryClient) {
  return {
    mutationFn: (id: Id) => call(deleteEssay, { params: { id } }),
    onSuccess: (_response: unknown, id: Id) => {
      const { queryKey } = essayQuery(String(id));
      client.removeQueries({ queryKey });
      forgetQuery(queryKey);
      return updateLists<Essay[]>(client, essaysQuery().queryKey, (list) =>
        list.filter((item) => !sameId(item.id, id)),
      );
    },
  };
}

/** Restores a deleted essay, with its versions. */
export function restoreEssayMutation(client: QueryClient) {
  return {
    mutationFn: (id: Id) => call(restoreEssay, { params: { id } }),
    onSuccess: (essay: Essay) => cacheEssay(client, essay),
  };
}
