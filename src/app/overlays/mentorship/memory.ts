import { visitStorage } from '@/browser/visit-storage';

/** How the popup was closed: close button, `Ask me next time`, to the prices, or `away` (Escape, outside press). */
export type CloseReason = 'close' | 'later' | 'confirm' | 'away';

/** Belongs to the device, so the session reset keeps it (src/browser/session-reset.ts). */
const KEY = 'mentorship';

/** Every reason closes it for the visit; these also for later visits (R25). */
const PERMANENT: readonly CloseReason[] = ['close', 'confirm'];

const listeners = new Set<() => void>();
let closedInMemory = false;

// All open tabs are one visit, but `sessionStorage` is per tab.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

function isClosedPermanently(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** If storage is blocked, the page itself remembers. */
function closeForVisit(): void {
  visitStorage.setItem(KEY, 'closed');
  closedInMemory = visitStorage.getItem(KEY) === null;
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function isClosed(): boolean {
  return closedInMemory || visitStorage.getItem(KEY) !== null || isClosedPermanently();
}

/** Remembers it in all open tabs (R25). */
export function rememberClosed(reason: CloseReason): void {
  closeForVisit();
  if (PERMANENT.includes(reason)) {
    try {
      localStorage.setItem(KEY, 'closed');
    } catch {
      // If storage is blocked, the next visit asks again.
    }
  }
  channel?.postMessage(reason);
  notify();
}

export function subscribeToClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

channel?.addEventListener('message', () => {
  closeForVisit();
  notify();
});
