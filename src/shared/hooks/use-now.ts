import { useState } from 'react';

/** The time when the component came up; days until a deadline are counted from it. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
