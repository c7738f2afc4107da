import { useEffect, useState, type ComponentType } from 'react';

/** How long the first page may take before the message shows. */
const LATE_MS = 6000;

/**
 * Shown while the first page loads: nothing, then a message that it is slow.
 *
 * Split by bundle: the message and its texts load only when they are needed.
 */
export function AppHydrateFallback() {
  const [Late, setLate] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without it the browser's own loading signs have to do.
      import('./slow-load-message').then(
        async ({ createSlowLoadMessage }) => setLate(await createSlowLoadMessage()),
        () => undefined,
      );
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Late && <Late />;
}
