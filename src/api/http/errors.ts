import type { AxiosError } from 'axios';
import { CancelledError } from '@tanstack/react-query';
import type { Failure } from '@/lib/failure';

/** Statuses after which the same call may succeed (spec section 8, R16). */
const RETRYABLE = new Set<number | null>([408, 409, 425, 429, 500, 502, 503, 504]);

/** A failed call. `message` is for developers, `failure` for users. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Worded in the locale by `failureText` (R14). */
  readonly failure: Failure;
  /** `null` without a response. */
  readonly status: number | null;
  /** The unchecked body of the response; that of a 409 may have the newer record. */
  readonly body: unknown;

  constructor(message: string, failure: Failure, body?: unknown) {
    super(message);
    this.failure = failure;
    this.status = 'status' in failure ? failure.status : null;
    this.body = body;
  }

  /** Whether a GET is repeated once (R16). */
  get retryable(): boolean {
    return RETRYABLE.has(this.status);
  }
}

/** A response that does not match its schema: HTML, a truncated body, another shape (R18). */
export class InvalidResponseError extends ApiError {
  override name = 'InvalidResponseError';

  constructor(message: string) {
    super(message, { kind: 'unreadable' });
  }
}

/** A call that the API of this build lacks (`VITE_FEATURES`); not reported. */
export class LeftOutError extends ApiError {
  override name = 'LeftOutError';

  constructor() {
    super('Left out', { kind: 'other', text: '' });
  }
}

/** A call of a session that has ended; not reported (R17). */
export class StaleSessionError extends Error {
  override name = 'StaleSessionError';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, or the first text in a list or an object, at any depth; `null` for none. */
export function firstText(value: unknown): string | null {
  let found = value;
  while (typeof found === 'object' && found !== null) {
    found = Array.isArray(found) ? found[0] : Object.values(found)[0];
  }
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}

/** The first text in `errors` of a body, else in `message` (R14); `null` for none. Never throws. */
export function messageInBody(body: unknown): string | null {
  if (!isRecord(body)) return null;
  return firstText(body['errors']) ?? firstText(body['message']);
}

/** Axios marks its errors. Its own checks read the same marks, but would load axios with the first page. */
function isAxiosError(error: unknown): error is AxiosError {
  return isRecord(error) && error['isAxiosError'] === true;
}

/** Whether the app cancelled the call, which is not reported (R15). */
export function isCancelled(error: unknown): boolean {
  if (error instanceof CancelledError || error instanceof StaleSessionError) return true;
  return isRecord(error) && error['__CANCEL__'] === true;
}

function toFailure(error: AxiosError): Failure {
  if (error.response) {
    const { status, data } = error.response;
    const text = messageInBody(data);
    if (text === null) return { kind: 'status', status };
    const language: unknown = error.config?.headers['Accept-Language'];
    return { kind: 'message', text, status, ...(typeof language === 'string' && { language }) };
  }
  if (error.code === 'ETIMEDOUT') return { kind: 'timeout' };
  if (error.code === 'ECONNABORTED') return { kind: 'aborted' };
  if (error.code === 'ERR_NETWORK') return { kind: 'network' };
  return { kind: 'other', text: error.message };
}

/** Converts anything thrown (R14). Never throws. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isAxiosError(error)) {
    return new ApiError(error.message, toFailure(error), error.response?.data);
  }
  const text = error instanceof Error ? error.message : '';
  return new ApiError(text, { kind: 'other', text });
}

/** `null` without a response. */
export function statusOf(error: unknown): number | null {
  return toApiError(error).status;
}

/** The failure to show to a user (R14). Never throws. */
export function describeFailure(error: unknown): Failure {
  return toApiError(error).failure;
}
