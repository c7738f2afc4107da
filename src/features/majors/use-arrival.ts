import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How the open major came to be open, as far as the page has to move for it. */
export type Arrival = 'none' | 'sight' | 'focus';

/**
 * A major that the page came up with is brought into sight; one that a link on the page led to takes the
 * focus too, since that link is gone. One that was pressed, or that Back led to, stays where it is.
 */
export function useArrival(waiting: boolean): Arrival {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [first] = useState({ key, waiting });
  if (key === first.key) {
    return first.waiting || type !== NavigationType.Pop ? 'sight' : 'none';
  }
  const linked = typeof state === 'object' && state !== null && 'linked' in state;
  // What is opened here leaves a mark; a step without one came from what opens over the page, as the search.
  const fromOutside = state === null && type === NavigationType.Push;
  return fromOutside || (linked && type !== NavigationType.Pop) ? 'focus' : 'none';
}
