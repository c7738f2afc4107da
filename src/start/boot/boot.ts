import { readLocaleCookie, writeLocaleCookie } from '@/i18n/locale-cookie';
import { detectLocale, inLocale, isLocale, localeOfPath } from '@/i18n/locales';
import { recordEarlyActivity } from '@/browser/early-activity';
import { firstPaint } from '@/start/first-paint';
import { showIncompleteNotice } from '@/browser/incomplete-page';
import { isSupported } from '@/start/is-supported';
import { startData } from '@/browser/start-state';
import { applyStoredTheme, followTheme } from '@/browser/theme';
import type { PreloadMap } from '@/routing/route-chunks';
import { recordEarlyClicks } from '@/start/early-input';
import { holdFallbackFont, loadFont } from '@/start/font-loading';
import { showAllParts } from '@/start/hidden-parts';
import { hasToken } from './cookies';
import { hideDifferingPart } from './hide-differing-part';
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

/**
 * Stores the chosen language when a language link is clicked before the app runs; the next page reads the cookie (R3). Once
 * the app runs, it handles these clicks itself.
 */
function followLanguageSwitch(): void {
  document.addEventListener('click', ({ defaultPrevented, target }) => {
    const link = target instanceof Element && target.closest('a[hreflang]');
    const locale = link ? link.getAttribute('hreflang') : null;
    if (!defaultPrevented && isLocale(locale)) writeLocaleCookie(locale);
  });
}

/** Requests the app, what the page needs of it, and the page's first API calls. */
function requestEarly(isSignedIn: boolean): void {
  // Written by the build (tools/site/page-head.ts); absent in development.
  const map = document.getElementById('chunks')?.textContent;
  if (map) preloadRoute(JSON.parse(map) as PreloadMap, isSignedIn); // see above
  if (API_URL !== null && !isSignedIn) prefetchRequests(API_URL);
}

/** Shows the page as it is if the entry cannot be loaded. */
function watchEntry(): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    showIncompleteNotice();
    showAllParts();
    loadFont();
  };
  // While capturing: the error of an element does not bubble.
  window.addEventListener('error', onError, true);
}

/** Resolves once the HTML is complete. */
function htmlComplete(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}

/** Runs inline in the head, before the first paint and before the app's code has loaded. See src/start/README.md. */
async function boot(): Promise<void> {
  const data = startData();
  data.supported = isSupported() ? 'yes' : 'no';
  if (data.supported === 'no') {
    // Forms must not submit natively; links work.
    recordEarlyClicks('button');
    return;
  }
  watchEntry();
  recordEarlyActivity();
  applyStoredTheme();
  followTheme();
  redirectToLocale();
  followLanguageSwitch();
  holdFallbackFont();
  const isSignedIn = hasToken();
  const isPrerendered = data.prerendered !== undefined;
  if (isPrerendered) {
    hideDifferingPart(isSignedIn);
    recordEarlyClicks();
  }
  // What it loads would compete with the first paint for the connection and the processor.
  await (isPrerendered ? firstPaint() : htmlComplete());
  requestEarly(isSignedIn);
}

void boot();
