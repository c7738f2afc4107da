import { useEffect, useState } from 'react';

/** The value once it has not changed for `ms` milliseconds; `initial` until then. */
export function useDebouncedValue<T>(value: T, ms: number, initial: T): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
