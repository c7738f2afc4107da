import { cleanup } from '@testing-library/react';
import { configureClient } from '@/api/http/client';
import { resetReports } from '@/api/http/parse-response';
import { announceSession, endSession } from '@/api/http/session';
import { useSessionEnding } from '@/app/session-ending';
import { resetPageEntry } from '@/app/page-entry';
import type { App } from '@/app/create-app';
import { resetSession } from '@/browser/session-reset';
import { connectToasts } from '@/ui/overlays/toaster';

let open: { app: App; unfollow: () => void }[] = [];

/** Disposes of an app after the test; until then it follows the other tabs, like the real one. */
export function disposeLater(app: App): void {
  open.push({ app, unfollow: app.session.follow() });
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
}

/** Client settings of a page at this site, without an app. */
export function resetClient(): void {
  configureClient({
    baseUrl: '',
    timeoutMs: undefined,
    slowAfterMs: 20_000,
    language: () => 'en-US',
    onError: () => {},
    onUnauthorized: () => {},
  });
}

/**
 * Resets the page to its first state: nothing rendered, no session, cookies or stored data, empty stores, at `/`.
 */
export async function cleanPage(): Promise<void> {
  cleanup();
  for (const { app, unfollow } of open) {
    unfollow();
    app.router.dispose();
    await app.queryClient.cancelQueries();
    app.queryClient.clear();
  }
  open = [];
  // A late failure must not reach the app of this test, or the next one.
  resetClient();
  endSession();
  announceSession();
  resetSession('this-tab');
  resetPageEntry();
  resetReports();
  useSessionEnding.setState({ locationKey: null });
  // Toasts that no container has shown yet would appear in the next test.
  connectToasts(() => {});
  connectToasts(null);
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.className = 'theme-light';
  document.documentElement.lang = 'en-US';
}
