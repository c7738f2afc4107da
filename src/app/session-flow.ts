import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { sendLogout } from '@/api/auth/logout';
import { describeFailure } from '@/api/http/errors';
import {
  announceSession,
  bearerToken,
  endSession,
  sessionEpoch,
  startSession,
  syncSession,
} from '@/api/http/session';
import type { SessionActions } from '@/api/http/session-actions';
import { userQuery } from '@/api/user/queries';
import { failureText } from '@/i18n/failure-text';
import { localeOfPath } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { resetSession, type EndedBy } from '@/browser/session-reset';
import { forgetPath, isGuestPath } from '@/routing/last-path';
import { setPathOwner } from '@/routing/path-owner';
import { pathTo } from '@/routing/paths';
import { toast } from '@/ui/overlays/toaster';
import { safePath } from '@/routing/safe-path';
import { useSessionEnding } from './session-ending';

const CHANNEL = 'saola-session';
const USER_HASH = hashKey(userQuery().queryKey);
/** How long a sign-in waits for what is brought along, in milliseconds. */
const CARRY_MS = 10_000;

type Deps = { queryClient: QueryClient; router: () => DataRouter };

/** The session's life above the API: what a sign-in, a logout, a 401 and another tab do (R17, R19). */
export type SessionFlow = SessionActions & {
  /** A 401: a forced logout with one toast, whoever failed first (R17). */
  expire: (error: unknown) => void;
  /** Follows the other tabs until the returned function is called. */
  follow: () => () => void;
};

/** Makes the session flow of an app. */
export function createSessionFlow({ queryClient, router }: Deps): SessionFlow {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  // After an expired session, only this student may return to the remembered page (R8, R17).
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash !== USER_HASH) return;
    const user = queryClient.getQueryData(userQuery().queryKey);
    if (user) setPathOwner(user.id);
  });

  /** Nothing of the session that is over stays: calls, cache, stores, what is painted (R17). */
  const forget = (by: EndedBy) => {
    void queryClient.cancelQueries();
    queryClient.clear();
    resetSession(by);
    announceSession();
  };

  /** Settles once /login is there. */
  const leave = (): Promise<void> => {
    const { pathname, key } = router().state.location;
    useSessionEnding.setState({ locationKey: key });
    endSession();
    forget('this-tab');
    channel?.postMessage('changed');
    return router().navigate(pathTo(localeOfPath(pathname), 'login'), { replace: true });
  };

  const takeNotice = () => {
    if (!syncSession()) return;
    forgetPath();
    forget('another-tab');
    // A guarded page has left its path behind on the way to /login: it is of the student who was here (R17).
    void router()
      .revalidate()
      .then(() => {
        if (isGuestPath(router().state.location.pathname)) forgetPath();
      });
  };

  return {
    signIn: async (token, { carry, putBack, to }) => {
      startSession(token);
      const epoch = sessionEpoch();
      const signal = AbortSignal.timeout(CARRY_MS);
      const givenUp = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      const carried = await Promise.race([carry(signal), givenUp]).then(
        () => true,
        () => false,
      );
      // A 401 meanwhile has signed out again and gone to /login.
      if (sessionEpoch() !== epoch) return;
      forget('this-tab');
      if (!carried) putBack();
      channel?.postMessage('changed');
      await router().navigate(safePath(to) ?? '/', { replace: true });
    },
    logout: () => {
      if (bearerToken()) void sendLogout();
      // At the end: until /login is there, the page that is left is still the open one.
      void leave().then(forgetPath);
    },
    expire: (error) => {
      const { t } = messagesOf(localeOfPath(router().state.location.pathname));
      const failure = describeFailure(error);
      const text = failure.kind === 'said' ? failureText(t, failure) : t('session.expired');
      // Said once the new tree is there: what the old one shows goes with it.
      void leave().then(() => toast('error', text, 'session'));
    },
    follow: () => {
      const onShow = () => {
        takeNotice();
        // In the next frame: what the session that is over left on the page has been taken off by then.
        requestAnimationFrame(() => (document.documentElement.style.visibility = ''));
      };
      // A page that comes back from the back/forward cache is painted before it can look who is signed in.
      const onHide = ({ persisted }: PageTransitionEvent) => {
        if (persisted && bearerToken()) document.documentElement.style.visibility = 'hidden';
      };
      channel?.addEventListener('message', onShow);
      window.addEventListener('focus', onShow);
      window.addEventListener('pageshow', onShow);
      window.addEventListener('pagehide', onHide);
      return () => {
        channel?.removeEventListener('message', onShow);
        channel?.close();
        window.removeEventListener('focus', onShow);
        window.removeEventListener('pageshow', onShow);
        window.removeEventListener('pagehide', onHide);
      };
    },
  };
}
