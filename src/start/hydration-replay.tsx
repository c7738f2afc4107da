import { useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { readEarlyInput, replayEarlyClicks } from './early-input';
import { showHiddenPart } from './hidden-parts';

/** Replays to the app what the visitor did before it rendered, and shows the page (R38). Then calls `onDone`. */
export function HydrationReplay({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const replayInput = useRef(() => {});
  // Read before any component resets its fields, replayed after, and before the next paint.
  useInsertionEffect(() => {
    replayInput.current = readEarlyInput();
  }, []);
  useLayoutEffect(() => replayInput.current(), []);
  // After the effects of all components, which read the session and storage.
  useEffect(() => {
    showHiddenPart();
    replayEarlyClicks();
    onDone();
  }, [onDone]);
  return children;
}
