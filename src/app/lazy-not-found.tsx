import { lazy, Suspense } from 'react';

const NotFound = lazy(async () => ({ default: (await import('./not-found-page')).NotFound }));

/** The 404 page, whose code comes when it is needed. */
export function LazyNotFound() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
