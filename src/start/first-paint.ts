import { startData } from '@/browser/start-state';

/** The longest wait, for a page without content. */
const AT_MOST_MS = 1000;

/**
 * Resolves once the browser has drawn a frame with the content of the page, and at once if nothing of it is shown. Doesn't
 * use `PerformanceObserver`: on a slow phone its report comes 0.25 s after the paint, behind the parsing of the rest.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || startData().hide === 'page') return resolve();
    setTimeout(resolve, AT_MOST_MS);
    const look = () => {
      if (document.getElementById('content')) setTimeout(resolve);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
