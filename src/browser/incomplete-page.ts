/**
 * Keeps the prerendered page as it is and shows the notice that it contains (src/start/prerender/render.tsx): the app cannot
 * render it in its language. Returns whether there is such a page; main.tsx removes the notice when the app renders.
 */
export function keepPrerenderedPage(): boolean {
  const notice = document.getElementById('incomplete');
  if (!notice) return false;
  notice.hidden = false;
  delete document.documentElement.dataset['hide'];
  return true;
}
