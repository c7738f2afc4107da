import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { writeLocaleCookie } from '@/i18n/locale-cookie';
import { LOCALES, localeOfPath } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { useTranslation } from '@/i18n/use-translation';
import { Toaster } from '@/ui/overlays/toaster';
import { LazyOverlays } from './lazy-overlays';
import { Layout } from './layouts/layout';
import { usePageName, useRememberedPath } from './page-entry';
import { RouteError } from './error-pages/route-error';

/** Keeps `<html lang>` and the cookie at the page's language (R4). */
function Language() {
  const locale = localeOfPath(useLocation().pathname);
  useEffect(() => {
    const { documentElement: html } = document;
    const { tag } = LOCALES[locale];
    // Even the same value computes the styles of the whole page again.
    if (html.lang !== tag) html.lang = tag;
    writeLocaleCookie(locale);
  }, [locale]);
  return null;
}

function PageName() {
  const name = usePageName((state) => state.name);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {name}
    </p>
  );
}

function Toasts() {
  const { t } = useTranslation();
  return <Toaster label={t('toasts')} closeLabel={t('action.close')} />;
}

function ShellProviders({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useRememberedPath();
  return (
    <I18nextProvider i18n={messagesOf(localeOfPath(pathname))}>
      <Language />
      {children}
      <PageName />
      <Toasts />
      <LazyOverlays />
      <ScrollRestoration />
    </I18nextProvider>
  );
}

/** The outermost route: the language of the URL for everything inside (R3), global UI and the page. */
export function Shell() {
  return (
    <ShellProviders>
      <Outlet />
    </ShellProviders>
  );
}

/** The error boundary of the outermost route, inside the frame. */
export function ShellError() {
  return (
    <ShellProviders>
      <Layout name="home">
        <RouteError />
      </Layout>
    </ShellProviders>
  );
}
