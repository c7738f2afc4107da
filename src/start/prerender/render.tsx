import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { cachePrerendered, type CachedQuery } from '@/api/http/prerendered-queries';
import { createQueryClient } from '@/api/http/query-client';
import { AppRoot } from '@/app/create-app';
import { LoadingHeader } from '@/app/frame/logo';
import { hydrationDataOf } from '@/app/hydration-data';
import { createRoutes } from '@/app/routes';
import { env } from '@/env';
import { LOCALE_CODES, LOCALES, type Locale } from '@/i18n/locales';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { isRouteAvailable } from '@/routing/available-routes';
import { pathTo } from '@/routing/paths';
import { keysOf } from '@/lib/keys-of';
import { headOf } from './head';
import { PUBLIC_PAGES, type PublicPage } from './pages';
import { queriesOf, type Snapshot } from './snapshot';

export type RenderedPage = {
  path: string;
  /** Language tag. */
  lang: string;
  /** What its content depends on (`./pages`). */
  depends: string;
  /** HTML. */
  head: string;
  /** HTML of the hidden notice for a page that its app cannot render (src/browser/incomplete-page.ts). */
  notice: string;
  /** HTML of `#root`. */
  body: string;
  /** The queries that it was rendered with, for the app's cache. */
  queries: CachedQuery[];
};

export type RenderedSite = {
  pages: RenderedPage[];
  /** HTML of `#root` in the shell, until the app renders the page. */
  shell: string;
};

async function bodyOf(path: string, queries: readonly CachedQuery[]): Promise<string> {
  const queryClient = createQueryClient();
  cachePrerendered(queryClient, queries);
  const hydrationData = await hydrationDataOf(path);
  if (!hydrationData) throw new Error(`No page at ${path}`);
  const context = { queryClient, rootRedirect: '', target: () => path };
  const router = createMemoryRouter(createRoutes(context), {
    initialEntries: [path],
    hydrationData,
  });
  const app = {
    router,
    queryClient,
    session: { signIn: () => Promise.resolve(), logout: () => Promise.resolve() },
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
    // In one piece, because the security policy forbids the inline scripts that join several.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  router.dispose();
  if (failures.length > 0) throw new Error(`${path} does not render`, { cause: failures[0] });
  if (/<(script|link|style|template)\b/.test(html)) throw new Error(`${path} comes in pieces`);
  return html;
}

async function noticeOf(path: string, locale: Locale): Promise<string> {
  await loadMessages(locale, ['overlays']);
  const { t } = messagesOf(locale);
  return renderToStaticMarkup(
    <p id="incomplete" className="page py-3" role="status" hidden>
      {t('overlays:incomplete.text')} <a href={path}>{t('overlays:incomplete.reload')}</a>
    </p>,
  );
}

async function renderPage(
  id: PublicPage,
  locale: Locale,
  snapshot: Snapshot | null,
): Promise<RenderedPage> {
  const path = pathTo(locale, id);
  const queries = snapshot ? queriesOf(snapshot, id, locale) : [];
  // First: it loads the messages.
  const body = await bodyOf(path, queries);
  return {
    path,
    lang: LOCALES[locale].tag,
    depends: PUBLIC_PAGES[id].join(' '),
    head: headOf(id, locale),
    notice: await noticeOf(path, locale),
    body,
    queries,
  };
}

/**
 * Renders the public pages in both languages as a new visitor sees them, before any data but that of the snapshot
 * (R38), and the start of all others.
 */
export async function renderSite(snapshot: Snapshot | null): Promise<RenderedSite> {
  const pages: RenderedPage[] = [];
  for (const locale of LOCALE_CODES) {
    for (const id of keysOf(PUBLIC_PAGES)) {
      // `/` only redirects (R9).
      if (id === 'home' && env.rootRedirect !== '') continue;
      if (!isRouteAvailable(id)) continue;
      pages.push(await renderPage(id, locale, snapshot));
    }
  }
  return { pages, shell: renderToStaticMarkup(<LoadingHeader />) };
}
