import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';

const ConsentAndTracking =
  import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  (import.meta.env.VITE_HEATMAP_ID ||
    import.meta.env.VITE_PIXEL_ID ||
    import.meta.env.VITE_VITALS_URL)
    ? lazyPart(
        async () => (await import('./consent-and-tracking')).ConsentAndTracking,
        // A content blocker may block the code: then there is no analytics.
        () => null,
      )
    : null;

/** The consent banner and the services it allows (R28). In development, in the demo and without ids there is no code. */
export function Analytics() {
  return (
    ConsentAndTracking && (
      <Suspense>
        <ConsentAndTracking />
      </Suspense>
    )
  );
}
