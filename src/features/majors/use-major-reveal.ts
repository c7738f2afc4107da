import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { hasHistoryFlag } from '@/shared/search-params/opened-from-page';

/** How a major that the URL opens comes into view. */
export type Reveal = 'none' | 'scroll' | 'focus';

/**
 * A major in the URL that the page was entered with scrolls into view. One opened by a link also takes the focus,
 * since the link is unmounted. One that was pressed, or opened by Back, stays in place.
 */
export function useMajorReveal(waiting: boolean): Reveal {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const [first] = useState({ key, waiting });
  if (key === first.key) {
    return first.waiting || type !== NavigationType.Pop ? 'scroll' : 'none';
  }
  const linked = hasHistoryFlag(state, 'linked');
  // An entry without state came from outside the list, such as the search panel.
  const fromOutside = state === null && type === NavigationType.Push;
  return fromOutside || (linked && type !== NavigationType.Pop) ? 'focus' : 'none';
}
