/** Milliseconds that a write may take: one that hangs must not hold up the next. */
const WRITE_MS = 20_000;

/** The signal of a write. A call that it ends has failed with `timeout`, and is reported like any failure. */
export function writeLimit(): AbortSignal {
  return AbortSignal.timeout(WRITE_MS);
}

/** Options of a form's write: the form shows a failure at its fields (R15). */
export function inForm(): { signal: AbortSignal; inlineError: true } {
  return { signal: writeLimit(), inlineError: true };
}

/** Whether a signal has ended its call because the time was up, and not because the call was given up. */
export function isTimeUp(signal: unknown): boolean {
  const reason: unknown = signal instanceof AbortSignal ? signal.reason : null;
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
