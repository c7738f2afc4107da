import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { withoutLocale } from '@/i18n/locales';
import { takeFocus } from '@/browser/take-focus';
import { rememberPath } from '@/routing/last-path';

/** The name of the opened page, for the live region (R11). */
export const usePageName = create<{ name: string }>(() => ({ name: '' }));

let currentPage: string | null = null;

/** Whether no page has been shown since the document loaded. */
export function isFirstLoad(): boolean {
  return currentPage === null;
}

/** Resets this module for the next test. */
export function resetPageEntry(): void {
  currentPage = null;
  usePageName.setState({ name: '' });
}

/** Focuses the heading and announces the name of each new page (R11). Another language or query is the same page. */
export function useHeadingFocus(): void {
  const page = withoutLocale(useLocation().pathname);
  useEffect(() => {
    if (currentPage !== null && currentPage !== page) {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      takeFocus(heading);
      usePageName.setState({ name: document.title });
    }
    currentPage = page;
  }, [page]);
}

/** Remembers the full path of every navigation (R8). */
export function useRememberedPath(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => rememberPath(pathname + search + hash), [pathname, search, hash]);
}
