import { deviceStorage } from '@/browser/device-storage';
import { createListeners } from '@/lib/listeners';

/** Belongs to the device, so the session reset keeps it (src/browser/session-reset.ts). */
const KEY = 'mentorship';

const { subscribe, notify } = createListeners();
let closedInMemory = false;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

export function isClosed(): boolean {
  return closedInMemory || deviceStorage.getItem(KEY) !== null;
}

function remember(): void {
  deviceStorage.setItem(KEY, 'closed');
  // If storage is blocked, the page remembers it, and the next one does not.
  closedInMemory = deviceStorage.getItem(KEY) === null;
  notify();
}

/** Closes it on this device, in all open tabs too (R25). */
export function rememberClosed(): void {
  remember();
  channel?.postMessage('closed');
}

export const subscribeToClosed = subscribe;

channel?.addEventListener('message', remember);
