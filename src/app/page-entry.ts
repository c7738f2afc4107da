import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { withoutLocale } from '@/i18n/locales';
import { focusHeading } from '@/browser/take-focus';
import { rememberPath } from '@/routing/last-path';
import { recordShownPage, resetShownPage } from '@/routing/shown-page';

/** The name of the opened page, for the live region (R11). */
export const usePageName = create<{ name: string }>(() => ({ name: '' }));

/** Resets this module for the next test. */
export function resetPageEntry(): void {
  resetShownPage();
  usePageName.setState({ name: '' });
}

/** Focuses the heading and announces the name of each new page (R11). Another language or query is the same page. */
export function useHeadingFocus(): void {
  const page = withoutLocale(useLocation().pathname);
  useEffect(() => {
    const before = recordShownPage(page);
    if (before !== null && before !== page) {
      focusHeading();
      usePageName.setState({ name: document.title });
    }
  }, [page]);
}

/** Remembers the full path of every navigation (R8). */
export function useRememberedPath(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => rememberPath(pathname + search + hash), [pathname, search, hash]);
}
