import { startData } from '@/browser/start-state';

/** The longest wait, for a page without content. */
const AT_MOST_MS = 1000;

/**
 * Resolves once the browser has drawn a frame with the content of the page; at once if nothing of it is shown. It is not
 * yet on the screen, but only the compositor works on it. A paint that the browser reports comes up to 0.3 s later on a
 * slow phone, behind the parsing and the layout of what follows.
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
