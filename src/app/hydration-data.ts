import type { HydrationState } from 'react-router';
import { localeOfPath } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { routeOfPath } from '@/routing/paths';
import { loadPage } from './routes';

/**
 * Hydration data of the router for a prerendered path (R38): the page's module, with its messages loaded. The boot
 * script has already decided its guards (src/start/hidden-parts.ts). `null` for an unknown path.
 */
export async function hydrationDataOf(pathname: string): Promise<HydrationState | null> {
  const id = routeOfPath(pathname);
  if (!id) return null;
  const [module] = await Promise.all([
    loadPage(id, pathname),
    loadMessages(localeOfPath(pathname), ['common']),
  ]);
  return { loaderData: { lang: null, [id]: module } };
}
