import { timeoutSignal } from '@/lib/timeout-signal';

/** A hanging write must not hold up the next. */
const WRITE_MS = 20_000;

/** The signal of a write. When it aborts, the call fails with `timeout`, which is reported like any failure. */
export function writeTimeout(): AbortSignal {
  return timeoutSignal(WRITE_MS);
}

/** Options of a form's write: the form shows a failure at its fields (R15). */
export function formOptions(): { signal: AbortSignal; inlineError: true } {
  return { signal: writeTimeout(), inlineError: true };
}

/** Whether a signal aborted because of its time limit, and not because the call was cancelled. */
export function isTimeout(signal: unknown): boolean {
  const reason: unknown = signal instanceof AbortSignal ? signal.reason : null;
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
