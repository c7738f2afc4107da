/**
 * Shows the notice of index.html. Returns whether the page still has it: it is removed when the app renders
 * (src/main.tsx).
 */
export function showIncompleteNotice(): boolean {
  const notice = document.getElementById('incomplete');
  if (notice) notice.hidden = false;
  return notice !== null;
}

/**
 * Keeps the prerendered page as it is, with the notice: the app cannot render it in its language. Returns whether there
 * is one, which the app has not rendered yet.
 */
export function keepPrerenderedPage(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['prerendered'] === undefined || !showIncompleteNotice()) return false;
  delete dataset['hide'];
  return true;
}
