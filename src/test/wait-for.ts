import { vi } from 'vitest';
import { WAIT_MS } from './time-limits';

const { waitFor } = vi;

/** Sets the common limit of `vi.waitFor`. Vitest has no setting for it; its default is one second. */
export function extendWaitFor(): void {
  vi.waitFor = (callback, options) =>
    waitFor(callback, {
      timeout: WAIT_MS,
      ...(typeof options === 'number' ? { timeout: options } : options),
    });
}

/** Runs all pending microtasks. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
