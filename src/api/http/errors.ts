import { isAxiosError, isCancel } from 'axios';
import { CancelledError } from '@tanstack/react-query';
import type { Failure, FieldErrors } from '@/lib/failure';

/** A body that is not what the contract says: HTML, a cut body, a wrong shape (R18). */
export class UnreadableAnswerError extends Error {
  override name = 'UnreadableAnswerError';
}

/** A call whose answer belongs to a session that is over; nobody is told of it (R17). */
export class StaleSessionError extends Error {
  override name = 'StaleSessionError';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first text that can be shown: a text, or the first value of a list or an object, in depth. */
function firstText(value: unknown): string | null {
  let found = value;
  while (typeof found === 'object' && found !== null) {
    found = Array.isArray(found) ? found[0] : Object.values(found)[0];
  }
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}

/**
 * The message in an answer's body (R14): `errors` a text as it is, the first value of an array's first
 * item, an object's first value; else `message`. `null` where there is none. Total over any JSON.
 */
export function messageInBody(body: unknown): string | null {
  if (!isRecord(body)) return null;
  return firstText(body['errors']) ?? firstText(body['message']);
}

/** Whether a call was given up by us: nobody is told of it (R15). */
export function isCancelled(error: unknown): boolean {
  return isCancel(error) || error instanceof CancelledError || error instanceof StaleSessionError;
}

/** Status of the answer, or `null` where none came. */
export function statusOf(error: unknown): number | null {
  return isAxiosError(error) ? (error.response?.status ?? null) : null;
}

/** What went wrong, for a person (R14). Never throws, whatever it is given. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UnreadableAnswerError) return { kind: 'unreadable' };
  if (!isAxiosError(error)) {
    return { kind: 'other', text: error instanceof Error ? error.message : '' };
  }
  if (error.response) {
    const { status, data } = error.response;
    const text = messageInBody(data);
    if (text !== null) return { kind: 'said', text, status };
    return { kind: 'status', status };
  }
  if (error.code === 'ETIMEDOUT') return { kind: 'timeout' };
  if (error.code === 'ECONNABORTED') return { kind: 'aborted' };
  if (error.code === 'ERR_NETWORK') return { kind: 'network' };
  return { kind: 'other', text: error.message };
}

/** The messages of a 422 by field: the first of each (R15). */
export function fieldErrors(error: unknown): FieldErrors {
  if (!isAxiosError(error) || error.response?.status !== 422) return {};
  const body: unknown = error.response.data;
  const errors = isRecord(body) ? body['errors'] : null;
  if (!isRecord(errors)) return {};
  const found: FieldErrors = {};
  for (const [field, value] of Object.entries(errors)) {
    const text = firstText(value);
    if (text !== null) found[field] = text;
  }
  return found;
}
