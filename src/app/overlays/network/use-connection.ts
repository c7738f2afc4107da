import { useSyncExternalStore } from 'react';

/** As the browser reports it; `back` for a moment after `offline`. */
export type Connection = 'online' | 'offline' | 'back';

const BACK_MS = 6000;

let connection: Connection = 'online';

function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: Connection) => {
    clearTimeout(timer);
    connection = next;
    notify();
  };
  const onOffline = () => change('offline');
  const onOnline = () => {
    if (connection !== 'offline') return;
    change('back');
    timer = setTimeout(() => change('online'), BACK_MS);
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  change(navigator.onLine ? 'online' : 'offline');
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}

/** Only for display: browsers report it wrongly at times, so most calls are tried anyway. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}
