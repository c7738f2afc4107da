import { readLocaleCookie } from '@/i18n/locale-cookie';
import { detectLocale, inLocale, localeOfPath } from '@/i18n/locales';
import { applyStoredTheme } from '@/lib/theme';
import { askEarly } from './ask-early';
import { isSignedIn } from './cookies';
import { preloadRoute, type PreloadMap } from './preload';
import { settlePage } from './settle-page';

/** What the build knows of its chunks; an empty one in development. */
declare const PRELOAD_MAP: PreloadMap | null;
/** Where the API is, as `VITE_API_URL`; `null` where nothing is to be asked before the app is there. */
declare const API_URL: string | null;

/**
 * Runs in the head, before the first paint and before the app's code is there: the theme (R30), the
 * locale of an unprefixed first load (R2), what of a prerendered page is shown (R38), and the chunks of the page that is asked for, so that they
 * come together with the entry and never after it (design section 8).
 */
function boot(): void {
  applyStoredTheme();
  const { pathname, search, hash } = window.location;
  if (localeOfPath(pathname) === 'en') {
    const locale = detectLocale(readLocaleCookie(), navigator.languages);
    const path = inLocale(pathname, locale);
    if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
  }
  settlePage(isSignedIn());
  if (PRELOAD_MAP) preloadRoute(PRELOAD_MAP);
  if (API_URL !== null && !isSignedIn()) askEarly(API_URL);
}

boot();
