import { useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { readEarlyInput, replayEarlyClicks, type EarlyInput } from './early-input';
import { showHiddenPart } from './hidden-parts';

type Props = {
  /** Called before the app's first paint. */
  onRendered?: (() => void) | undefined;
  onDone: () => void;
  children: ReactNode;
};

/** Replays to the app what the visitor did before it rendered, and shows the page (R38). Then calls `onDone`. */
export function HydrationReplay({ onRendered, onDone, children }: Props) {
  const input = useRef<EarlyInput>(null);
  useInsertionEffect(() => {
    input.current = readEarlyInput();
  }, []);
  // After the layout effects of all components, the router's scrolling among them.
  useLayoutEffect(() => {
    input.current?.replayValues();
    onRendered?.();
  }, [onRendered]);
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
