import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';

/** Seconds to wait after a code that the server has sent without a request. */
export const FIRST_WAIT_S = 30;

/** When the next code can be requested, in milliseconds since 1970. It survives a navigation. */
const useTimer = create<{ readyAt: number }>()(() => ({ readyAt: 0 }));

onSessionReset(() => useTimer.setState({ readyAt: 0 }));

/** Blocks the next request of a code for so many seconds. */
export function startWait(seconds: number): void {
  useTimer.setState({ readyAt: Date.now() + seconds * 1000 });
}

/** Whole seconds until another code can be requested. */
export function useSecondsLeft(): number {
  const readyAt = useTimer((state) => state.readyAt);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (readyAt <= Date.now()) return;
    const tick = () => {
      setNow(Date.now());
      if (readyAt <= Date.now()) window.clearInterval(timer);
    };
    const timer = window.setInterval(tick, 250);
    tick();
    return () => window.clearInterval(timer);
  }, [readyAt]);
  if (now === 0 || readyAt === 0) return 0;
  return Math.max(0, Math.ceil((readyAt - now) / 1000));
}
