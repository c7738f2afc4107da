import { useMemo } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { isRefused } from '@/app/middleware/route-middleware';
import { otherLocale } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { useLocale } from '@/i18n/use-locale';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { isRouteAvailable } from '@/routing/available-routes';
import { pathTo } from '@/routing/paths';
import { LAYOUTS, ROUTE_IDS, ROUTES, type PlainRouteId, type RouteId } from '@/routing/route-table';
import type { SearchEntry } from './entries';

/** Whether a search result may lead there: no path parameter, and open to this visitor or student. */
function isOpenTo(id: RouteId, signedIn: boolean): id is PlainRouteId {
  if (ROUTES[id].path.includes(':') || id === 'verify-phone') return false;
  return !isRefused(id, signedIn);
}

const PAGES = LAYOUTS.flatMap((layout) =>
  ROUTE_IDS.filter((id) => ROUTES[id].layout === layout && isRouteAvailable(id)),
);

/** The pages to suggest while nothing is typed. */
const SUGGESTED: Record<'visitor' | 'student', readonly PlainRouteId[]> = {
  visitor: ['school-list', 'majors', 'scholarship', 'sophie', 'ai-essay', 'resources'],
  student: ['school-list', 'checklist', 'essays', 'profile', 'scholarship', 'sophie'],
};

/**
 * The pages open to this person, found by their names in both languages and by their path; `suggested` are the few
 * that most people look for.
 */
export function usePages(): { all: SearchEntry[]; suggested: SearchEntry[] } {
  const { t } = useTranslation();
  const locale = useLocale();
  const signedIn = useSignedIn();
  useMessages(['common'], otherLocale(locale));
  const other = messagesOf(otherLocale(locale));
  // Memoized: a new list makes `createFinder` rebuild its index.
  return useMemo(() => {
    const entryOf = (id: PlainRouteId): SearchEntry => ({
      id: `page ${id}`,
      kind: 'page',
      title: t(`routes.${id}.title`),
      keywords: [other.t(`routes.${id}.title`), ROUTES[id].path.replaceAll(/[/-]/g, ' ')].join(' '),
      path: pathTo(locale, id),
    });
    const open = PAGES.filter((id): id is PlainRouteId => isOpenTo(id, signedIn));
    return {
      all: open.map(entryOf),
      suggested: SUGGESTED[signedIn ? 'student' : 'visitor']
        .filter((id) => isRouteAvailable(id))
        .map(entryOf),
    };
  }, [signedIn, t, other, locale]);
}
