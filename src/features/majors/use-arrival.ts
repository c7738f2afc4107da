import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How the page moves to the open major. */
export type Arrival = 'none' | 'sight' | 'focus';

/**
 * A major that the page was entered with scrolls into view. One opened by a link on the page takes the focus
 * too, since that link is gone. One that was pressed or that Back led to stays where it is.
 */
export function useArrival(waiting: boolean): Arrival {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [first] = useState({ key, waiting });
  if (key === first.key) {
    return first.waiting || type !== NavigationType.Pop ? 'sight' : 'none';
  }
  const linked = typeof state === 'object' && state !== null && 'linked' in state;
  // What is opened here marks its entry; one without a mark came from outside the list, such as the search panel.
  const fromOutside = state === null && type === NavigationType.Push;
  return fromOutside || (linked && type !== NavigationType.Pop) ? 'focus' : 'none';
}
