import { lazy, Suspense, type ComponentType } from 'react';

/** Its code may be blocked: then there is no analytics, and nothing else is different. */
async function loadConsentAndTracking(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./consent-and-tracking')).ConsentAndTracking };
  } catch {
    return { default: () => null };
  }
}

const ConsentAndTracking =
  import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  (import.meta.env.VITE_HEATMAP_ID || import.meta.env.VITE_PIXEL_ID)
    ? lazy(loadConsentAndTracking)
    : null;

/**
 * Analytics (R28): the question of consent, and the services that it allows. Nothing, and no code either, in
 * development, in the demo and where no id is set. Mount once, inside the router.
 */
export function Analytics() {
  return (
    ConsentAndTracking && (
      <Suspense>
        <ConsentAndTracking />
      </Suspense>
    )
  );
}
