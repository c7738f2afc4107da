import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { call, type InlineError } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import { toApiError } from '@/api/http/errors';
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
import type { Id } from '@/api/http/schemas';
import { dataOf } from '@/api/http/schemas';
import { writeLimit } from '@/api/http/time-limit';

const KEY = ['essays'] as const;

/**
 * The student's essays, in their own words, so one entry serves both languages. That they failed is shown
 * where they would stand (R15).
 */
export function essaysQuery() {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: (context) => call(getEssays, fromQuery(context)),
    meta: { inlineError: true },
  });
}

/** One essay with its versions; a 404 where the server does not know it (R10). */
export function essayQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: (context) => call(getEssay, { params: { id }, ...fromQuery(context) }),
    meta: { inlineError: true },
  });
}

/** What can be changed on an essay beside its text. */
export type BesideText = Omit<EssayChanges, 'content'>;

/** A new essay; the same `client_id` twice is one essay. */
type NewEssay = EssayChanges & { client_id: string };

/** What a save of an essay builds on and changes. */
export type EssaySave = EssayChanges & { version: number; checkpoint?: boolean };

/** Saves an essay, outside the cache. The editor shows a failure, unless `inlineError` says otherwise. A save that builds on an old version is a 409 (`newerEssay`). */
export function saveEssay(
  id: Id,
  body: EssaySave,
  signal: AbortSignal,
  inlineError: InlineError = true,
): Promise<Essay> {
  return call(patchEssay, { params: { id }, body, signal, inlineError });
}

/** Makes an essay, outside the cache; the same `client_id` twice is one essay. The caller shows a failure. */
export function createEssay(body: NewEssay): Promise<Essay> {
  return call(postEssay, { body, signal: writeLimit(), inlineError: true });
}

/** Brings a deleted essay back, outside the cache. The caller shows a failure. */
export function bringEssayBack(id: Id): Promise<Essay> {
  return call(restoreEssay, { params: { id }, signal: writeLimit(), inlineError: true });
}

/** The newer essay in the answer of a 409; `null` where the error is another one. */
export function newerEssay(error: unknown): Essay | null {
  const { status, body } = toApiError(error);
  if (status !== 409) return null;
  const parsed = v.safeParse(dataOf(essaySchema), body);
  return parsed.success ? parsed.output : null;
}

/** Puts an essay that the server has just given into the cache, in the list and by itself. */
export function keepEssay(client: QueryClient, essay: Essay): void {
  client.setQueryData(essayQuery(String(essay.id)).queryKey, (old) => ({
    ...essay,
    // A save does not tell the versions.
    versions: essay.versions ?? old?.versions,
  }));
  client.setQueryData(essaysQuery().queryKey, (list) =>
    list?.some(({ id }) => id === essay.id)
      ? list.map((item) => (item.id === essay.id ? essay : item))
      : list && [essay, ...list],
  );
}

/** Makes an essay; the same `client_id` twice is one essay. */
export function createEssayMutation(client: QueryClient, inlineError = false) {
  return {
    mutationKey: [...KEY, 'create'],
    mutationFn: (body: NewEssay) => call(postEssay, { body, signal: writeLimit(), inlineError }),
    onSuccess: (essay: Essay) => keepEssay(client, essay),
  };
}

/**
 * Changes what stands beside the text of an essay, its status say. It does not touch the text, so it goes on
 * top of whatever version there is.
 */
export function changeEssayMutation(client: QueryClient) {
  return {
    mutationKey: [...KEY, 'change'],
    // One after the other: one that is overtaken on its way would be put on top of the newer one.
    scope: { id: 'essays' },
    mutationFn: async ({ essay, changes }: { essay: Essay; changes: BesideText }) => {
      const { id, version } = essay;
      const save = (base: number, inlineError: InlineError) =>
        saveEssay(id, { ...changes, version: base }, writeLimit(), inlineError);
      try {
        return await save(version, (error) => newerEssay(error) !== null);
      } catch (error) {
        const newer = newerEssay(error);
        if (!newer) throw error;
        return save(newer.version, false);
      }
    },
    onSuccess: (essay: Essay) => keepEssay(client, essay),
  };
}

/** Takes an essay away; `restoreEssayMutation` brings it back. */
export function deleteEssayMutation(client: QueryClient) {
  return {
    mutationKey: [...KEY, 'delete'],
    mutationFn: (id: Id) => call(deleteEssay, { params: { id }, signal: writeLimit() }),
    onSuccess: (_answer: unknown, id: Id) => {
      client.removeQueries({ queryKey: essayQuery(String(id)).queryKey });
      client.setQueryData(essaysQuery().queryKey, (list) => list?.filter((item) => item.id !== id));
    },
  };
}

/** Brings a deleted essay back, versions and all. */
export function restoreEssayMutation(client: QueryClient) {
  return {
    mutationKey: [...KEY, 'restore'],
    mutationFn: (id: Id) => call(restoreEssay, { params: { id }, signal: writeLimit() }),
    onSuccess: (essay: Essay) => keepEssay(client, essay),
  };
}
