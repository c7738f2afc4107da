import { useSyncExternalStore } from 'react';

/** Whether the device has a connection, as the browser tells it; `back` for a moment after it had none. */
export type Connection = 'online' | 'offline' | 'back';

/** How long it is said that the connection is back, in milliseconds. */
const BACK_MS = 6000;

let connection: Connection = 'online';

function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: Connection) => {
    clearTimeout(timer);
    connection = next;
    tell();
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

/**
 * The connection. It is shown and nothing rests on it: every call is tried, because a browser is wrong about
 * it both ways.
 */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}
