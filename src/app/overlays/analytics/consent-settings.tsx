import { Suspense } from 'react';
import { lazyPart } from '@/routing/lazy-part';

const ConsentButton =
  import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  (import.meta.env.VITE_HEATMAP_ID ||
    import.meta.env.VITE_PIXEL_ID ||
    import.meta.env.VITE_VITALS_URL)
    ? lazyPart(
        async () => (await import('./consent-button')).ConsentButton,
        () => null,
      )
    : null;

/** A button that reopens the consent banner; nothing in a build without analytics. */
export function ConsentSettings({ className }: { className: string }) {
  return (
    ConsentButton && (
      <Suspense>
        <ConsentButton className={className} />
      </Suspense>
    )
  );
}
