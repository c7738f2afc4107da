import { bearerToken } from '@/api/http/session';
import { chunksOfPath, type PreloadMap } from '@/routing/route-chunks';
import { createFetchQueue } from './fetch-queue';

/** The path of a link that leads into the app, `null` for any other. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = link;
  return origin === window.location.origin && !link.hasAttribute('download') ? pathname : null;
}

/** Whether what needs a route is refused: the student saves data, or the network is of the slowest kind. */
function isSparing(): boolean {
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = Object(
    'connection' in navigator && navigator.connection,
  );
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/**
 * Fetches what the routes of links need as the links become visible (R26): at most four files at once, each once,
 * none of a route that its guard would refuse, nothing on 2g or where data is to be saved, nothing in a hidden tab.
 * The returned function ends it.
 */
export function prefetchLinks(map: PreloadMap): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const queue = createFetchQueue(() => !document.hidden && navigator.onLine && !isSparing());
  /** The address with which a link was looked at last: it may have another one later. */
  const watched = new WeakMap<Element, string>();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      seen.unobserve(target);
      const path = pathOf(target);
      if (path !== null) queue.add(chunksOfPath(map, path, bearerToken() !== null));
    }
  });
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (watched.get(link) === link.href) continue;
      watched.set(link, link.href);
      seen.unobserve(link);
      seen.observe(link);
    }
  };
  // However much changes in one go, the page is looked through once.
  let due = 0;
  const changes = new MutationObserver(() => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      look();
    });
  });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  const goOn = () => queue.goOn();
  document.addEventListener('visibilitychange', goOn);
  window.addEventListener('online', goOn);
  look();
  return () => {
    cancelAnimationFrame(due);
    changes.disconnect();
    seen.disconnect();
    document.removeEventListener('visibilitychange', goOn);
    window.removeEventListener('online', goOn);
    queue.stop();
  };
}
