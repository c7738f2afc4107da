import { lazy, Suspense } from 'react';
import { loadPart } from '@/routing/lazy-reload';

/** Thrown by a guard or a loader for a page that does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

const load = () => loadPart(() => import('./not-found-page'));
const NotFound = lazy(async () => ({ default: (await load()).NotFound }));

/** The 404 page, loaded when it is needed. */
export function LazyNotFound() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

/** Loads the 404 page's code, so that it renders at once. */
export async function loadNotFound(): Promise<null> {
  await load();
  return null;
}

/** Loads the 404 page and creates the error that renders it. */
export async function missingPage(): Promise<NotFoundError> {
  await loadNotFound();
  return new NotFoundError();
}
