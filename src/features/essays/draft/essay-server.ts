import type { QueryClient } from '@tanstack/react-query';
import { describeFailure, statusOf } from '@/api/http/errors';
import { fieldErrors } from '@/shared/forms/field-errors';
import { cacheEssay, newerEssay, saveEssay, type EssaySave } from '@/api/essay/queries';
import { sessionEpoch } from '@/api/http/session';
import type { SaveOutcome } from './draft-sync-types';

function outcomeOf(cause: unknown): SaveOutcome {
  const failure = describeFailure(cause);
  const status = statusOf(cause);
  if (status === 422) {
    const { text = '', language } = failure.kind === 'message' ? failure : {};
    return { kind: 'refused', message: fieldErrors(cause)['content'] ?? text, language, cause };
  }
  if (status === 404 || status === 410) return { kind: 'gone', cause };
  return { kind: 'failed', offline: failure.kind === 'network', cause };
}

/** Saves changes of an essay and updates the cache. Sends nothing after the student has signed out (R17). */
export function essayServer(client: QueryClient, id: string) {
  const epoch = sessionEpoch();
  return async (body: EssaySave): Promise<SaveOutcome> => {
    if (epoch !== sessionEpoch()) return { kind: 'failed', offline: false };
    try {
      if (!navigator.onLine) return { kind: 'failed', offline: true };
      const essay = await saveEssay(id, body);
      cacheEssay(client, essay);
      return { kind: 'saved', essay };
    } catch (cause) {
      const newer = newerEssay(cause);
      if (!newer) return outcomeOf(cause);
      cacheEssay(client, newer);
      return { kind: 'newer', essay: newer, cause };
    }
  };
}
