import { useEffect, useEffectEvent, useState } from 'react';
import { easeOut, prefersReducedMotion } from '@/shared/land/motion';

const MS = 320;

/** A number that rolls from the one shown before (R43). The first one, and all with reduced motion, show at once. */
export function useAnimatedNumber(target: number): number {
  const [shown, setShown] = useState(target);
  const start = useEffectEvent(() => shown);
  useEffect(() => {
    const from = start();
    let frame = 0;
    const begin = performance.now();
    const step = (now: number) => {
      if (prefersReducedMotion()) return setShown(target);
      const part = easeOut((now - begin) / MS);
      setShown(Math.round(from + (target - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
