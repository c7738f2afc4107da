import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isAxiosError } from 'axios';
import * as v from 'valibot';
import { call } from '@/api/http/client';
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
import { inTime } from '@/api/http/with-timeout';

const KEY = ['essays'] as const;

/**
 * The student's essays, in their own words, so one entry serves both languages. That they failed is shown
 * where they would stand (R15).
 */
export function essaysQuery() {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call(getEssays, { signal }),
    meta: { shownInPlace: true },
  });
}

/** One essay with its versions; a 404 where the server does not know it (R10). */
export function essayQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(getEssay, { params: { id }, signal }),
    meta: { shownInPlace: true },
  });
}

/** What can be changed on an essay beside its text. */
export type BesideText = Omit<EssayChanges, 'content'>;

/** What a save of an essay builds on and changes. */
export type EssaySave = EssayChanges & { version: number; checkpoint?: boolean };

/** Saves an essay, outside the cache. A save that builds on an old version is a 409 (`newerEssay`). */
export function saveEssay(id: Id, body: EssaySave, signal?: AbortSignal): Promise<Essay> {
  return call(patchEssay, { params: { id }, body, ...(signal && { signal }) });
}

/** Makes an essay, outside the cache; the same `client_id` twice is one essay. */
export function createEssay(body: EssayChanges & { client_id: string }): Promise<Essay> {
  return inTime((signal) => call(postEssay, { body, signal }));
}

/** Brings a deleted essay back, outside the cache. */
export function bringEssayBack(id: Id): Promise<Essay> {
  return inTime((signal) => call(restoreEssay, { params: { id }, signal }));
}

/** The newer essay in the answer of a 409; `null` where the error is another one. */
export function newerEssay(error: unknown): Essay | null {
  if (!isAxiosError(error) || error.response?.status !== 409) return null;
  const parsed = v.safeParse(dataOf(essaySchema), error.response.data);
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
export function createEssayMutation(client: QueryClient) {
  return {
    mutationKey: [...KEY, 'create'],
    mutationFn: createEssay,
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
      const save = (base: number) =>
        inTime((signal) => saveEssay(id, { ...changes, version: base }, signal));
      try {
        return await save(version);
      } catch (error) {
        const newer = newerEssay(error);
        if (!newer) throw error;
        return save(newer.version);
      }
    },
    onSuccess: (essay: Essay) => keepEssay(client, essay),
  };
}

/** Takes an essay away; `restoreEssayMutation` brings it back. */
export function deleteEssayMutation(client: QueryClient) {
  return {
    mutationKey: [...KEY, 'delete'],
    mutationFn: (id: Id) => inTime((signal) => call(deleteEssay, { params: { id }, signal })),
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
    mutationFn: bringEssayBack,
    onSuccess: (essay: Essay) => keepEssay(client, essay),
  };
}
