import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { withoutLocale } from '@/i18n/locales';
import { takeFocus } from '@/browser/take-focus';
import { rememberPath } from '@/routing/last-path';

/** What the live region says of the page that has just opened (R11). */
export const usePageName = create<{ name: string }>(() => ({ name: '' }));

let shown: string | null = null;

/** Whether no page has been shown since the document loaded. */
export function isFirstLoad(): boolean {
  return shown === null;
}

/** Begins again as after a load of the document. */
export function forgetPages(): void {
  shown = null;
  usePageName.setState({ name: '' });
}

/**
 * On each navigation to another page, focus goes to its heading and its name is announced (R11). A switch
 * of language or of the query is not another page.
 */
export function useHeadingFocus(): void {
  const page = withoutLocale(useLocation().pathname);
  useEffect(() => {
    if (shown !== null && shown !== page) {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      takeFocus(heading);
      usePageName.setState({ name: document.title });
    }
    shown = page;
  }, [page]);
}

/** Remembers the full path of the page that is open (spec section 4, R8). */
export function useRememberedPath(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => rememberPath(pathname + search + hash), [pathname, search, hash]);
}
