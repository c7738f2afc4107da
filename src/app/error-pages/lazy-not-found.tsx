import { lazy, Suspense } from 'react';
import { loadPart } from '@/routing/lazy-reload';
import { NotFoundError } from './not-found';

const load = () => loadPart(() => import('./not-found-page'));
const NotFound = lazy(async () => ({ default: (await load()).NotFound }));

/** The 404 page, whose code comes when it is needed. */
export function LazyNotFound() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

/** Loads the 404 page's code, so that it is painted at once. */
export async function loadNotFound(): Promise<null> {
  await load();
  return null;
}

/** What to throw for a page that does not exist, once the page that says so is there. */
export async function missingPage(): Promise<NotFoundError> {
  await loadNotFound();
  return new NotFoundError();
}
