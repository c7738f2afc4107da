import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { SearchBox, SearchBoxField, SearchBoxResults } from '@/app/overlays/search/search-box';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { isRouteAvailable } from '@/routing/available-routes';
import { decodePath, routeOfPath } from '@/routing/paths';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { Terrace } from '@/ui/terrace';
import { askInChat } from '@/app/overlays/ask-in-chat';
import { useErrorHead } from '@/app/head';
import { useHeadingFocus } from '@/app/page-entry';

/** The search, with a link home next to its field (R10). */
function SearchOrHome() {
  useMessages(['overlays']);
  const { t } = useTranslation();
  return (
    <SearchBox>
      <div role="search" className="mt-5 mb-2 flex flex-wrap gap-2">
        <SearchBoxField className="min-w-56 flex-1 md:max-w-100" />
        <LocalLink to="home" className={buttonClass({ variant: 'second' })}>
          {t('action.home')}
        </LocalLink>
      </div>
      <SearchBoxResults wide onAsk={askInChat} />
    </SearchBox>
  );
}

/** `Page not found: {path}`, with a search and a link home (R10); the same for a page that this build leaves out. */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = routeOfPath(pathname);
  const isLeftOut = route !== null && !isRouteAvailable(route);
  const title = isLeftOut
    ? t('leftOut.title')
    : t('notFound.title', { path: decodePath(pathname) });
  useErrorHead(title);
  useHeadingFocus();
  return (
    <>
      <PageHeader
        title={title}
        lead={isLeftOut ? t('leftOut.lead') : t('notFound.lead')}
        className=""
      />
      <div className="overflow-hidden border-b border-ink pt-8">
        <Terrace className="h-24 md:h-32" />
      </div>
      <Suspense fallback={<div className="mt-5 h-12" />}>
        <SearchOrHome />
      </Suspense>
    </>
  );
}
