import { bearerToken } from '@/api/http/session';
import { prefersReducedData } from './reduced-data';
import { chunksOfPath, type PreloadMap } from '@/routing/route-chunks';
import { createFetchQueue } from './fetch-queue';

/** The path of an in-app link; `null` for any other. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = link;
  return origin === window.location.origin && !link.hasAttribute('download') ? pathname : null;
}

/**
 * Prefetches the files of links' routes as the links become visible (R26): none of a route whose guard would refuse it,
 * nothing on 2g, with save-data or in a hidden tab. Returns a function that stops it.
 */
export function prefetchLinks(map: PreloadMap): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const queue = createFetchQueue(
    () => !document.hidden && navigator.onLine && !prefersReducedData(),
  );
  /** The URL with which a link was observed; it may change later. */
  const observed = new WeakMap<Element, string>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      visibility.unobserve(target);
      const path = pathOf(target);
      if (path !== null) queue.add(chunksOfPath(map, path, bearerToken() !== null));
    }
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (observed.get(link) === link.href) continue;
      observed.set(link, link.href);
      visibility.unobserve(link);
      visibility.observe(link);
    }
  };
  // Once per frame, however many mutations it has.
  let frame = 0;
  const mutations = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      observeLinks();
    });
  });
  mutations.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  const resume = () => queue.resume();
  document.addEventListener('visibilitychange', resume);
  window.addEventListener('online', resume);
  observeLinks();
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    visibility.disconnect();
    document.removeEventListener('visibilitychange', resume);
    window.removeEventListener('online', resume);
    queue.stop();
  };
}
