import {
  createPath,
  redirectDocument,
  type DataRouter,
  type MiddlewareFunction,
} from 'react-router';
import { withoutLocale } from '@/i18n/locales';
import { canLoad, documentLoad } from '@/browser/document-load';
import { safePath } from '@/routing/safe-path';
import { cancelNavigation } from '@/app/cancel-navigation';

/** How long the site may take to answer; after that the navigation stays in the app. */
const TIMEOUT_MS = 3000;

type NewBuild = {
  /** Whether a document load would lose something now. */
  isBusy: () => boolean;
  /** Claims the one load that a build may cause; `false` if it was claimed before. */
  claim: () => boolean;
};

export type FullLoad = ReturnType<typeof createFullLoad>;

/**
 * Turns the next navigation to another page into a document load, once `arm` got a newer build (R26). It stays in the
 * app while something would be lost, and while the site cannot be reached. Another query, or the same page in the
 * other language, is not another page.
 */
export function createFullLoad(router: () => DataRouter) {
  let newBuild: NewBuild | null = null;

  const middleware: MiddlewareFunction = async ({ request: { signal } }, next) => {
    if (!newBuild) return next();
    const { location, navigation } = router().state;
    const target = navigation.location ?? location;
    const path = safePath(createPath(target));
    const isOtherPage = withoutLocale(target.pathname) !== withoutLocale(location.pathname);
    if (!path || !isOtherPage || !navigator.onLine || newBuild.isBusy()) return next();
    // Back and Forward have changed the address already.
    const isPop = path === createPath(window.location);
    // The state of a new history entry is for this document.
    if (!isPop && target.state != null) return next();
    const isReachable = await canLoad(path, TIMEOUT_MS);
    if (!isReachable || signal.aborted || !newBuild || newBuild.isBusy() || !newBuild.claim()) {
      return next();
    }
    if (isPop) {
      documentLoad.reload();
      return new Promise(() => undefined);
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && cancelNavigation(router());
    window.addEventListener('pageshow', onShow, { once: true });
    throw redirectDocument(path);
  };

  return {
    middleware,
    /** Sets the newer build to load; `null` for none. */
    arm: (build: NewBuild | null): void => {
      newBuild = build;
    },
  };
}
