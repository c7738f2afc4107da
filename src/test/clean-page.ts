import { cleanup } from '@testing-library/react';
import { announceSession, endSession } from '@/api/http/session';
import { useSessionEnding } from '@/app/session-ending';
import { resetPageEntry } from '@/app/page-entry';
import type { App } from '@/app/create-app';
import { resetSession } from '@/browser/session-reset';

let open: { app: App; unfollow: () => void }[] = [];

/** Has an app put away after the test; it follows the other tabs until then, as the real one does. */
export function putAwayLater(app: App): void {
  open.push({ app, unfollow: app.session.follow() });
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
}

/**
 * Puts the page back as a browser first finds it: nothing rendered, no session, no cookie, nothing stored,
 * no store filled, at `/`.
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
  endSession();
  announceSession();
  resetSession('this-tab');
  resetPageEntry();
  useSessionEnding.setState({ locationKey: null });
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.className = 'theme-light';
  document.documentElement.lang = 'en-US';
}
