import { useEffect, useState, type ComponentType } from 'react';

/** How long the first page of a document may take before that is said, in milliseconds. */
const LATE_MS = 6000;

/** In the place of the first page while it is on its way: nothing, and after a while that it takes its time. */
export function SlowStart() {
  const [Late, setLate] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Where that cannot be had either, the browser's own signs are all there is.
      import('./late-start').then(
        async ({ lateStart }) => setLate(await lateStart()),
        () => undefined,
      );
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Late && <Late />;
}
