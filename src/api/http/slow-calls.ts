import { createListeners } from '@/lib/listeners';

let pending = new Map<AbortController, ReturnType<typeof setTimeout>>();
let slow = new Set<AbortController>();
const { subscribe, notify } = createListeners();

/**
 * Watches a call that nobody else can cancel: a write, or a read outside the cache. After `slowAfterMs` it is slow: the
 * page then says that it still waits, and offers to stop (R13). `settled` ends the watch.
 */
export function watchCall(slowAfterMs: number): { signal: AbortSignal; settled: () => void } {
  const controller = new AbortController();
  const becomeSlow = () => {
    slow.add(controller);
    notify();
  };
  pending.set(controller, setTimeout(becomeSlow, slowAfterMs));
  return {
    signal: controller.signal,
    settled: () => {
      clearTimeout(pending.get(controller));
      pending.delete(controller);
      if (slow.delete(controller)) notify();
    },
  };
}

/** Whether a watched call is slow. */
export function hasSlowCalls(): boolean {
  return slow.size > 0;
}

/** Calls back when `hasSlowCalls` may have changed. Returns the unsubscribe function. */
export const subscribeSlowCalls = subscribe;

/** Stops waiting for the slow calls. Each fails with `timeout`, which is reported like any failure. */
export function stopSlowCalls(): void {
  for (const controller of slow) controller.abort(new DOMException('stopped', 'TimeoutError'));
}

/** Ends all watches: the calls of an ended session concern no one any more (R17). */
export function forgetCalls(): void {
  for (const timer of pending.values()) clearTimeout(timer);
  pending = new Map();
  slow = new Set();
  notify();
}

/** Whether a signal aborted because the student stopped waiting, and not because the call was cancelled. */
export function isTimeout(signal: unknown): boolean {
  const reason: unknown = signal instanceof AbortSignal ? signal.reason : null;
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
