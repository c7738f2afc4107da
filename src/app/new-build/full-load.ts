import {
  createPath,
  parsePath,
  type DataRouter,
  type RouterNavigateOptions,
  type To,
} from 'react-router';
import { withoutLocale } from '@/i18n/locales';
import { canLoad, documentLoad } from '@/browser/document-load';
import { safePath } from '@/routing/safe-path';
import { claimLoadFor, wasLoadedFor } from './reloaded-for';

/** How long a navigation waits to hear that the site can be reached, in milliseconds. */
const PATIENCE_MS = 3000;

type Deps = {
  router: DataRouter;
  /** The build that runs. */
  own: string;
  /** Something would be lost by a load of the document now. */
  isBusy: () => boolean;
};

/** Resolves where this very page comes back, from the back/forward cache. */
function comesBack(): Promise<void> {
  return new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', onShow);
      resolve();
    };
    window.addEventListener('pageshow', onShow);
  });
}

/**
 * Makes the next navigation to another page a load of the document, to its target, once `arm` was told of another
 * build (R26). It stays an ordinary one while something would be lost, and where the site cannot be reached.
 * Another query, and the same page in the other language, are no other page.
 */
export function createFullLoad({ router, own, isBusy }: Deps) {
  const navigate = router.navigate.bind(router);
  let armed: string | null = null;
  /** Counts the navigations: the last one wins. */
  let turn = 0;
  let handedOn = false;

  const leadsAway = (pathname: string) =>
    armed !== null &&
    withoutLocale(pathname) !== withoutLocale(router.state.location.pathname) &&
    navigator.onLine &&
    !isBusy();

  /** Loads a path by `go`, or else goes on as the router does. */
  async function load(path: string, go: () => void, goOn: () => Promise<void> | void) {
    const mine = turn;
    const reached = await canLoad(path, PATIENCE_MS);
    if (mine !== turn) return;
    if (!reached || isBusy() || armed === null || !claimLoadFor(own, armed)) {
      await goOn();
      return;
    }
    go();
    await comesBack();
  }

  router.navigate = (to: number | To | null, options?: RouterNavigateOptions) => {
    turn += 1;
    if (typeof to === 'number') return navigate(to);
    const goOn = () => navigate(to, options);
    const {
      pathname = '',
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : (to ?? {});
    const path = pathname.startsWith('/') && safePath(createPath({ pathname, search, hash }));
    // What is handed over with a navigation is for this document.
    if (!path || options?.state != null || !leadsAway(pathname)) return goOn();
    const go = options?.replace ? documentLoad.replace : documentLoad.assign;
    return load(path, () => go(path), goOn);
  };

  // Back and Forward: before the router hears of it, the address is there already.
  const onPop = (event: PopStateEvent) => {
    if (handedOn) return;
    turn += 1;
    const { pathname, search, hash } = window.location;
    if (!leadsAway(pathname)) return;
    event.stopImmediatePropagation();
    void load(pathname + search + hash, documentLoad.reload, () => {
      handedOn = true;
      window.dispatchEvent(new PopStateEvent('popstate'));
      handedOn = false;
    });
  };
  window.addEventListener('popstate', onPop, { capture: true });

  return {
    /** Takes notice of the build that is deployed now; the own one calls it off. */
    arm: (build: string): void => {
      armed = build === own || wasLoadedFor(own, build) ? null : build;
    },
    stop: (): void => {
      router.navigate = navigate;
      window.removeEventListener('popstate', onPop, { capture: true });
    },
  };
}
