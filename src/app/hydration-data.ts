import type { HydrationState } from 'react-router';
import { routeOfPath } from '@/routing/paths';
import { loadPage, loadPageMessages } from './routes';

/**
 * The router's hydration data for a prerendered path (R38); `null` for an unknown one. Its guards have run in the boot
 * script (src/start/boot/hide-differing-part.ts).
 */
export async function hydrationDataOf(pathname: string): Promise<HydrationState | null> {
  const id = routeOfPath(pathname);
  if (!id) return null;
  const [module] = await Promise.all([
    loadPage(id, pathname),
    loadPageMessages(pathname, ['common']),
  ]);
  return { loaderData: { lang: null, [id]: module } };
}
