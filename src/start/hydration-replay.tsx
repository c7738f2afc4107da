import { useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { readEarlyInput, replayEarlyClicks, type EarlyInput } from './early-input';
import { showHiddenPart } from './hidden-parts';

/** Replays to the app what the visitor did before it rendered, and shows the page (R38). Then calls `onDone`. */
export function HydrationReplay({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const input = useRef<EarlyInput>(null);
  useInsertionEffect(() => {
    input.current = readEarlyInput();
  }, []);
  useLayoutEffect(() => input.current?.replayValues(), []);
  // After the effects of all components, which read the session and storage.
  useEffect(() => {
    void input.current?.replayTicks().then(() => {
      showHiddenPart();
      replayEarlyClicks();
      onDone();
    });
  }, [onDone]);
  return children;
}
