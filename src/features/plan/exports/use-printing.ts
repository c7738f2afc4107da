import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = false;

function tell(next: boolean): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  const before = () => tell(true);
  const after = () => tell(false);
  listeners.add(listener);
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Whether the page is on its way to paper: true before the browser lays it out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked || window.matchMedia('print').matches,
    () => false,
  );
}

/** Prints the page once what is for paper alone is there. */
export function print(): void {
  tell(true);
  window.setTimeout(() => {
    window.print();
    // A browser without a printer says nothing after it.
    tell(false);
  });
}
