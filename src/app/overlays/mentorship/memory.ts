import { visitStorage } from '@/browser/visit-storage';

/**
 * How the popup was closed: by its close button, by `Ask me next time`, by going to the prices, or by
 * waving it away (Escape, a press beside it).
 */
export type Closing = 'close' | 'later' | 'confirm' | 'away';

/** Of the device, not of a student: it outlives a change of the session (src/browser/session-reset.ts). */
const KEY = 'mentorship';

/** However it is closed, it stays closed for the visit; after these for later visits too (R25). */
const FOR_GOOD: readonly Closing[] = ['close', 'confirm'];

const listeners = new Set<() => void>();
let closedHere = false;

// The tabs that are open now are one visit; `sessionStorage` is each tab's own.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

function keptForGood(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Where storage is refused, the page itself remembers. */
function keepForVisit(): void {
  visitStorage.setItem(KEY, 'closed');
  closedHere = visitStorage.getItem(KEY) === null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether the popup has been closed in this visit, or for good in an earlier one. */
export function isClosed(): boolean {
  return closedHere || visitStorage.getItem(KEY) !== null || keptForGood();
}

/** Remembers that it was closed, in all tabs that are open (R25). */
export function rememberClosing(how: Closing): void {
  keepForVisit();
  if (FOR_GOOD.includes(how)) {
    try {
      localStorage.setItem(KEY, 'closed');
    } catch {
      // Where storage is refused, the next visit asks again.
    }
  }
  channel?.postMessage(how);
  tell();
}

/** Calls back when it was closed, here or in another tab; returns how to stop. */
export function followClosing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

channel?.addEventListener('message', () => {
  keepForVisit();
  tell();
});
