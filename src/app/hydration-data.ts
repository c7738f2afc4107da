import type { HydrationState } from 'react-router';
import { localeOfPath } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { routeOfPath } from '@/routing/paths';
import { loadPage } from './routes';

/**
 * What the router begins with where the page of a path is there as HTML: its module, with its messages loaded (R38).
 * Its guards have been answered before the first paint (src/start/boot/settle-page.ts). `null` for an unknown path.
 */
export async function firstPage(pathname: string): Promise<HydrationState | null> {
  const id = routeOfPath(pathname);
  if (!id) return null;
  const [module] = await Promise.all([
    loadPage(id, pathname),
    loadMessages(localeOfPath(pathname), ['common']),
  ]);
  return { loaderData: { lang: null, [id]: module } };
}
