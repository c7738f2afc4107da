import { isAxiosError, isCancel, type AxiosError } from 'axios';
import { CancelledError } from '@tanstack/react-query';
import type { Failure, FieldErrors } from '@/lib/failure';

/** Statuses after which the same call may succeed (spec section 8, R16). */
const RETRYABLE = new Set<number | null>([408, 409, 425, 429, 500, 502, 503, 504]);

/** A failed call. Its `message` is for developers; `failure` is what a person reads. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** What went wrong, to be worded in the locale (R14). */
  readonly failure: Failure;
  /** Status of the answer; `null` if none came. */
  readonly status: number | null;
  /** The answer's body, unchecked; a 409 may carry the newer record in it. */
  readonly body: unknown;

  constructor(message: string, failure: Failure, body?: unknown) {
    super(message);
    this.failure = failure;
    this.status = 'status' in failure ? failure.status : null;
    this.body = body;
  }

  /** Whether a GET is made again after it, once (R16). */
  get retryable(): boolean {
    return RETRYABLE.has(this.status);
  }

  /** The messages of a 422 by field: the first of each (R15). */
  get fields(): FieldErrors {
    const errors = this.status === 422 && isRecord(this.body) ? this.body['errors'] : null;
    if (!isRecord(errors)) return {};
    const found: FieldErrors = {};
    for (const [field, value] of Object.entries(errors)) {
      const text = firstText(value);
      if (text !== null) found[field] = text;
    }
    return found;
  }
}

/** A body that is not what the contract says: HTML, a cut body, a wrong shape (R18). */
export class UnreadableAnswerError extends ApiError {
  override name = 'UnreadableAnswerError';

  constructor(message: string) {
    super(message, { kind: 'unreadable' });
  }
}

/** A call whose answer belongs to a session that is over; it is not reported (R17). */
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

/** Whether the app gave the call up: that is not reported (R15). */
export function isCancelled(error: unknown): boolean {
  return isCancel(error) || error instanceof CancelledError || error instanceof StaleSessionError;
}

function failureOf(error: AxiosError): Failure {
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

/** Anything thrown as an `ApiError` (R14). Never throws. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isAxiosError(error)) {
    return new ApiError(error.message, failureOf(error), error.response?.data);
  }
  const text = error instanceof Error ? error.message : '';
  return new ApiError(text, { kind: 'other', text });
}

/** Status of the answer, or `null` if none came. */
export function statusOf(error: unknown): number | null {
  return toApiError(error).status;
}

/** What went wrong, for a person (R14). Never throws. */
export function describeFailure(error: unknown): Failure {
  return toApiError(error).failure;
}

/** The messages of a 422 by field: the first of each (R15). */
export function fieldErrors(error: unknown): FieldErrors {
  return toApiError(error).fields;
}
