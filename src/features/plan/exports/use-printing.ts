import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

const { subscribe: subscribeRequested, notify } = createListeners();
let requested = false;

function setRequested(next: boolean): void {
  requested = next;
  notify();
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  const before = () => setRequested(true);
  const after = () => setRequested(false);
  const unsubscribe = subscribeRequested(listener);
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    unsubscribe();
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Whether the page is being printed; true before the browser lays it out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => requested || window.matchMedia('print').matches,
    () => false,
  );
}

/** Prints the page after the print-only parts are rendered. */
export function print(): void {
  setRequested(true);
  window.setTimeout(() => {
    window.print();
    // Without a printer there is no `afterprint`.
    setRequested(false);
  });
}
