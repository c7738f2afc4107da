import { readLocaleCookie } from '@/i18n/locale-cookie';
import { detectLocale, inLocale, localeOfPath } from '@/i18n/locales';
import { applyStoredTheme } from '@/browser/theme';
import { askEarly } from './prefetch-requests';
import { isSignedIn } from './cookies';
import type { PreloadMap } from '@/routing/route-chunks';
import { preloadRoute } from './preload';
import { settlePage } from './settle-page';

/** Where the API is, as `VITE_API_URL`; `null` where nothing is to be asked before the app is there. */
declare const API_URL: string | null;

/** What the build knows of its chunks stands in the page; in development nothing does. */
function preload(): void {
  const map = document.getElementById('chunks')?.textContent;
  if (map) preloadRoute(JSON.parse(map) as PreloadMap); // the build's own (tools/site/page-head.ts)
}

/**
 * Runs in the head, before the first paint and before the app's code is there: the theme (R30), the locale of an
 * unprefixed first load (R2), the face, what of a prerendered page is shown (R38), and what the page that is asked for
 * needs, so that it comes together with the entry and never after it. A prerendered page is painted
 * first: what its app needs is asked for when all of it has been read, after the style sheet.
 */
function boot(): void {
  applyStoredTheme();
  const { pathname, search, hash } = window.location;
  if (localeOfPath(pathname) === 'en') {
    const locale = detectLocale(readLocaleCookie(), navigator.languages);
    const path = inLocale(pathname, locale);
    if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
  }
  const signedIn = isSignedIn();
  settlePage(signedIn);
  const ask = () => {
    preload();
    if (API_URL !== null && !signedIn) askEarly(API_URL);
  };
  if (document.documentElement.dataset['page']) {
    document.addEventListener('readystatechange', ask, { once: true });
  } else ask();
}

boot();
