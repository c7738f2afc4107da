import { useEffect, useState, type ComponentType } from 'react';
import { LoadingHeader } from './frame/logo';

const LATE_MS = 6000;

/** While the first page loads: the logo, as in the shell's HTML, then a message that it is slow, in a separate bundle. */
export function AppHydrateFallback() {
  const [Late, setLate] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./slow-load-message')
        .then(async ({ createSlowLoadMessage }) => {
          const Message = await createSlowLoadMessage();
          setLate(() => Message);
        })
        // Without code or texts, the browser's own loading indicator is enough.
        .catch(() => undefined);
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingHeader />
      {Late && <Late />}
    </>
  );
}
