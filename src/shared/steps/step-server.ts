import type { QueryClient } from '@tanstack/react-query';
import { isCancelled, statusOf, toApiError } from '@/api/http/errors';
import { sessionEpoch } from '@/api/http/session';
import { cachePlanStep, removePlanStep, savePlanStep } from '@/api/plan-step/queries';
import type { OutboxEntry, SendOutcome } from './outbox';

function outcomeOf(error: unknown): SendOutcome {
  if (isCancelled(error)) return { kind: 'stopped' };
  const { status, retryable, failure } = toApiError(error);
  if (failure.kind === 'network' || status === 401) return { kind: 'stopped' };
  const isRefusal = status !== null && status >= 400 && status < 500 && !retryable;
  if (!isRefusal) return { kind: 'failed' };
  const { text = null, language } = failure.kind === 'message' ? failure : {};
  return { kind: 'refused', refusal: { status, text, language } };
}

/**
 * Sends changes of steps and updates the cache. Sends nothing after the student has signed out, so no other student's
 * session ever carries them (R17).
 */
export function stepServer(client: QueryClient) {
  const epoch = sessionEpoch();
  return async (entry: OutboxEntry): Promise<SendOutcome> => {
    if (epoch !== sessionEpoch() || !navigator.onLine) return { kind: 'stopped' };
    try {
      const saved = entry.fields
        ? await savePlanStep(entry, entry.fields)
        : await removePlanStep(entry).then(() => null);
      await cachePlanStep(client, entry, saved);
      return { kind: 'saved' };
    } catch (error) {
      const isGone = [404, 410].includes(statusOf(error) ?? 0);
      if (entry.fields || !isGone) return outcomeOf(error);
      // Another device has deleted it, or the answer to an earlier request was lost.
      await cachePlanStep(client, entry, null);
      return { kind: 'saved' };
    }
  };
}
