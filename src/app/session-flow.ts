import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { sendLogout } from '@/api/auth/send-logout';
import { ApiError, describeFailure } from '@/api/http/errors';
import {
  announcedSession,
  announceSession,
  bearerToken,
  endSession,
  sessionEpoch,
  startSession,
  syncSession,
} from '@/api/http/session';
import type { SessionActions } from '@/api/http/session-actions';
import type { User } from '@/api/user/contract';
import { USER_KEY } from '@/api/user/keys';
import { serverText } from '@/i18n/failure-text';
import { inLocale, localeOfPath } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { documentLoad } from '@/browser/document-load';
import { resetSession, VISITOR_DRAFT, type EndedBy } from '@/browser/session-reset';
import { tabStorage } from '@/browser/tab-storage';
import { forgetPath, isGuestPath } from '@/routing/last-path';
import { setPathOwner } from '@/routing/path-owner';
import { pathTo } from '@/routing/paths';
import { toast } from '@/ui/overlays/toaster';
import { safePath } from '@/routing/safe-path';
import { useSessionEnding } from './session-ending';

const CHANNEL = 'saola-session';
/** Another tab's message may arrive before its change of the cookie: the browser delivers them separately. */
const COOKIE_DELAY_MS = 1000;
const USER_HASH = hashKey(USER_KEY);

type Deps = { queryClient: QueryClient; router: () => DataRouter };

/** Begins and ends sessions: sign-in, logout, a 401, another tab (R17, R19). */
export type SessionFlow = SessionActions & {
  /** Logs out after a 401, with one toast however many calls failed (R17). */
  expire: (error: unknown) => void;
  /** Follows sign-ins and logouts in other tabs. Returns a function that stops it. */
  follow: () => () => void;
};

export function createSessionFlow({ queryClient, router }: Deps): SessionFlow {
  const channel = new BroadcastChannel(CHANNEL);

  // After an expired session, only this student may return to the remembered page (R8, R17).
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash !== USER_HASH) return;
    const user = queryClient.getQueryData<User>(USER_KEY);
    if (user) setPathOwner(user.id);
  });

  /** Clears everything of the ended session: calls, cache, stores, rendered pages (R17). */
  const clearSession = (by: EndedBy) => {
    void queryClient.cancelQueries();
    queryClient.clear();
    resetSession(by);
    // The next person in this tab may be another one.
    if (!bearerToken() && by !== 'expired-visit') tabStorage.removeItem(VISITOR_DRAFT);
    announceSession();
  };

  /** Ends the session. Resolves once /login has rendered. */
  const goToLogin = (by: EndedBy = 'this-tab'): Promise<void> => {
    const { pathname, key } = router().state.location;
    useSessionEnding.setState({ locationKey: key });
    endSession();
    clearSession(by);
    channel.postMessage('changed');
    return router().navigate(pathTo(localeOfPath(pathname), 'login'), { replace: true });
  };

  /**
   * After another tab has changed the session, or the cookie has expired: then its student may return to the page (R8).
   * Resolves once the page of the new session is open here.
   */
  const openNewSession = async (isExpired: boolean) => {
    if (!isExpired) forgetPath();
    clearSession('another-tab');
    await router().revalidate();
    // A guarded page stores its path before it redirects to /login; that path belongs to the previous student (R17).
    if (!isExpired && isGuestPath(router().state.location.pathname)) forgetPath();
  };

  return {
    signIn: async (token, { carry, putBack, to }) => {
      if (!startSession(token)) throw new ApiError('Cookies are refused', { kind: 'cookies' });
      const epoch = sessionEpoch();
      const carried = await carry().then(
        () => true,
        () => false,
      );
      // A 401 meanwhile has logged out.
      if (sessionEpoch() !== epoch) return;
      clearSession('this-tab');
      if (!carried) putBack();
      channel.postMessage('changed');
      const { navigation, location } = router().state;
      // The language may have been switched meanwhile (R3).
      const locale = localeOfPath((navigation.location ?? location).pathname);
      await router().navigate(inLocale(safePath(to) ?? '/', locale), { replace: true });
    },
    logout: async () => {
      if (bearerToken()) void sendLogout();
      await goToLogin();
      // Afterwards: until /login renders, the previous page is still open and remembered.
      forgetPath();
    },
    expire: (error) => {
      const { t } = messagesOf(localeOfPath(router().state.location.pathname));
      const text = serverText(describeFailure(error)) ?? t('session.expired');
      const by = announcedSession().signedIn ? 'this-tab' : 'expired-visit';
      // After the new tree has rendered: it does not keep the toasts of the old one.
      void goToLogin(by).then(() => toast('error', text, 'session'));
    },
    follow: () => {
      const { style } = document.documentElement;
      let isRestored = false;
      let isReloading = false;
      const syncWithCookie = (event?: Event) => {
        isRestored ||= event instanceof PageTransitionEvent && event.persisted;
        // Another tab announces its logout by a message; without one, the session has expired.
        const isExpired = event?.type !== 'message' && !bearerToken();
        if (syncSession()) {
          // WebKit does not render the new session in a page from the back/forward cache, and may tell late that the
          // cookie is gone. First, because the router calls this function again while it opens the new session.
          isReloading = isRestored;
          void openNewSession(isExpired).then(() => {
            if (isReloading) documentLoad.reload();
          });
        }
        if (!isReloading) style.visibility = '';
      };
      // The back/forward cache shows a page before it can check who is signed in.
      const onHide = ({ persisted }: PageTransitionEvent) => {
        if (persisted && bearerToken()) style.visibility = 'hidden';
      };
      const listeners = new AbortController();
      const { signal } = listeners;
      channel.addEventListener('message', (event) => {
        syncWithCookie(event);
        setTimeout(() => {
          if (!signal.aborted) syncWithCookie(event);
        }, COOKIE_DELAY_MS);
      });
      // The cookie may have expired while the page had the focus.
      const unsubscribe = router().subscribe(({ navigation }) => {
        if (navigation.state === 'idle') syncWithCookie();
      });
      window.addEventListener('focus', syncWithCookie, { signal });
      window.addEventListener('pageshow', syncWithCookie, { signal });
      window.addEventListener('pagehide', onHide, { signal });
      return () => {
        channel.close();
        unsubscribe();
        listeners.abort();
      };
    },
  };
}
