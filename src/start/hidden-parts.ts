import { LOADING_PLACEHOLDER, startData } from '@/browser/start-state';

/** Shows the page as it was rendered: the app does not start. */
export function showAllParts(): void {
  const data = startData();
  if (data.hide) data.hide = 'nothing';
}

/** Shows the page once the app has rendered it and no placeholder is left. */
export function showHiddenPart(): void {
  const data = startData();
  if (data.hide && document.querySelector(LOADING_PLACEHOLDER)) {
    requestAnimationFrame(showHiddenPart);
  } else {
    delete data.hide;
  }
}
