import { deviceStorage } from '@/browser/device-storage';
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

/** If storage is blocked, the page itself remembers. */
function closeForVisit(): void {
  visitStorage.setItem(KEY, 'closed');
  closedInMemory = visitStorage.getItem(KEY) === null;
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function isClosed(): boolean {
  return (
    [visitStorage, deviceStorage].some((storage) => storage.getItem(KEY) !== null) || closedInMemory
  );
}

/** Remembers it in all open tabs (R25). */
export function rememberClosed(reason: CloseReason): void {
  closeForVisit();
  // If storage is blocked, the next visit asks again.
  if (PERMANENT.includes(reason)) deviceStorage.setItem(KEY, 'closed');
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
