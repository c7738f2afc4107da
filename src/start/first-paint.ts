import { startData } from '@/browser/start-state';

/** The longest wait, for a browser that does not report its paints. */
const AT_MOST_MS = 1000;

/** Resolves once the page has been painted; at once if nothing of it is shown. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || startData().hide === 'page') return resolve();
    setTimeout(resolve, AT_MOST_MS);
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
