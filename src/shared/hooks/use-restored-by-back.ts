import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether Back or Forward led to a list that is there at once. It is drawn as tall as it was left then, so that the
 * place to which one has scrolled is there too. `there` tells of the first time that the list is drawn.
 */
export function useCameBack(there: boolean): boolean {
  const type = useNavigationType();
  const [back] = useState(there && type === NavigationType.Pop);
  return back;
}
