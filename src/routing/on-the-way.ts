import { useSyncExternalStore } from 'react';
import type { DataRouter, Location } from 'react-router';

let onTheWay: Location | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that was asked for and is not there yet; `null` while there is none. */
export function useOnTheWay(): Location | null {
  return useSyncExternalStore(listen, () => onTheWay);
}

/**
 * A router as the pages see it: it goes from one page to the next in one step. While the next one is on its way all of
 * the page would be drawn again, each link and each row of a list, before anything of the next is. Who shows that it
 * is on its way asks `useOnTheWay`.
 */
export function inOneStep(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (tell) =>
    router.subscribe((state, change) => {
      onTheWay = state.navigation.location ?? null;
      for (const listener of listeners) listener();
      if (state.navigation.state === 'idle') tell(state, change);
    });
  const oneStep: DataRouter = Object.create(router, { subscribe: { value: subscribe } });
  return oneStep;
}
