import { readLocaleCookie } from '@/i18n/locale-cookie';
import { detectLocale, inLocale, localeOfPath } from '@/i18n/locales';
import { recordEarlyActivity } from '@/browser/early-activity';
import { startData } from '@/browser/start-state';
import { applyStoredTheme } from '@/browser/theme';
import type { PreloadMap } from '@/routing/route-chunks';
import { recordEarlyClicks } from '@/start/early-input';
import { hideDifferingPart } from '@/start/hidden-parts';
import { hasToken } from './cookies';
import { prefetchRequests } from './prefetch-requests';
import { preloadRoute } from './preload-route';

/** Base of the API, as `VITE_API_URL`; `null` if nothing is to be requested before the app starts. */
declare const API_URL: string | null;

/** Replaces an unprefixed URL by the one in the visitor's language (R2). */
function redirectToLocale(): void {
  const { pathname, search, hash } = window.location;
  if (localeOfPath(pathname) !== 'en') return;
  const path = inLocale(pathname, detectLocale(readLocaleCookie(), navigator.languages));
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}

/** Requests what the page needs, in parallel with the entry. */
function requestEarly(isSignedIn: boolean): void {
  // Written by the build (tools/site/page-head.ts); absent in development.
  const map = document.getElementById('chunks')?.textContent;
  if (map) preloadRoute(JSON.parse(map) as PreloadMap, isSignedIn); // see above
  if (API_URL !== null && !isSignedIn) prefetchRequests(API_URL);
}

/** Runs inline in the head, before the first paint and before the app's code has loaded. See src/start/README.md. */
function boot(): void {
  recordEarlyActivity();
  applyStoredTheme();
  redirectToLocale();
  const isSignedIn = hasToken();
  if (startData().prerendered === undefined) {
    requestEarly(isSignedIn);
    return;
  }
  hideDifferingPart(isSignedIn);
  recordEarlyClicks();
  // After the HTML is complete, which would otherwise share the connection.
  document.addEventListener('readystatechange', () => requestEarly(isSignedIn), { once: true });
}

boot();
