import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';

/** The condition is written out here, so that a build without services has none of the code (R28). */
const parts =
  import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  (import.meta.env.VITE_HEATMAP_ID ||
    import.meta.env.VITE_PIXEL_ID ||
    import.meta.env.VITE_VITALS_URL)
    ? {
        ConsentAndTracking: lazyPart(
          async () => (await import('./consent-and-tracking')).ConsentAndTracking,
          // A content blocker may block the code: then there is no analytics.
          () => null,
        ),
        ConsentButton: lazyPart(
          async () => (await import('./consent-button')).ConsentButton,
          () => null,
        ),
      }
    : null;

/** The consent banner and the services it allows (R28). In development, in the demo and without ids there is no code. */
export function Analytics() {
  return (
    parts && (
      <Suspense>
        <parts.ConsentAndTracking />
      </Suspense>
    )
  );
}

/** A button that reopens the consent banner; nothing in a build without analytics. */
export function ConsentSettings({ className }: { className: string }) {
  return (
    parts && (
      <Suspense>
        <parts.ConsentButton className={className} />
      </Suspense>
    )
  );
}
