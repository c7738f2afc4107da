import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onSessionReset } from '@/browser/session-reset';

/** Seconds to wait after a code that the server has sent without a request. */
export const FIRST_WAIT_S = 30;

/** When the next code can be requested, in milliseconds since 1970. It survives a navigation. */
const wait = createStore<{ readyAt: number }>()(() => ({ readyAt: 0 }));

onSessionReset(() => wait.setState({ readyAt: 0 }));

/** Blocks the next request of a code for this many seconds. */
export function startWait(seconds: number): void {
  wait.setState({ readyAt: Date.now() + seconds * 1000 });
}

function secondsLeft(): number {
  return Math.max(0, Math.ceil((wait.getState().readyAt - Date.now()) / 1000));
}

/** Whether a code has been sent on this visit. */
export function useCodeSent(): boolean {
  return useStore(wait, ({ readyAt }) => readyAt > 0);
}

/** Calls `check` when a wait starts, and during it. */
function subscribe(check: () => void): () => void {
  let timer = 0;
  const tick = () => {
    window.clearTimeout(timer);
    if (secondsLeft() > 0) timer = window.setTimeout(tick, 250);
    check();
  };
  tick();
  const unsubscribe = wait.subscribe(tick);
  return () => {
    window.clearTimeout(timer);
    unsubscribe();
  };
}

/** Whole seconds until another code can be requested. */
export function useSecondsLeft(): number {
  return useSyncExternalStore(subscribe, secondsLeft);
}
