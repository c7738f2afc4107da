import { useState } from 'react';

/** The time at which the component was mounted: days until a deadline are counted from it. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
