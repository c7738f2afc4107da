import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether Back or Forward led to a list whose data is loaded already (`ready` at the first render). It is rendered in
 * full then, so that the browser can restore the scroll position.
 */
export function useRestoredByBack(ready: boolean): boolean {
  const type = useNavigationType();
  const [restored] = useState(ready && type === NavigationType.Pop);
  return restored;
}
