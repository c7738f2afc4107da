import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs one action at a time: a call during a running action is ignored, so a double click sends once. The lock is a
 * ref because state changes one render too late. It opens with the render that follows the action: a second click
 * does not get through between a success and the closing of the form.
 */
export function useSingleRun(): [
  busy: boolean,
  run: (action: () => Promise<void>) => Promise<void>,
] {
  const locked = useRef(false);
  const [state, setState] = useState({ busy: false });
  useLayoutEffect(() => {
    if (!state.busy) locked.current = false;
  }, [state]);
  async function run(action: () => Promise<void>): Promise<void> {
    if (locked.current) return;
    locked.current = true;
    setState({ busy: true });
    try {
      await action();
    } finally {
      setState({ busy: false });
    }
  }
  return [state.busy, run];
}
