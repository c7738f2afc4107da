import { holdEarly } from '@/start/hydration-replay';

/** How long what does not fit stays hidden at most, in milliseconds: longer than the app takes on a slow network. */
const PATIENCE_MS = 20_000;

/** Whether something is kept in a store; what cannot be read may be anything. */
function isKept(key: string): boolean {
  try {
    const text = (sessionStorage.getItem(key) ?? localStorage.getItem(key)) || '{}';
    const { state = {} } = JSON.parse(text) as { state?: Record<string, unknown> }; // checked by its use
    return Object.values(state).some((value) => value !== null && JSON.stringify(value) !== '[]');
  } catch {
    return true;
  }
}

/**
 * Settles before the first paint what of a prerendered page is not for this visitor (R38): `data-page` on `<html>`
 * is the path it was made for, `data-unless` what makes its content another one (src/start/prerender/pages.ts). That part
 * is hidden (`data-wait`, src/styles/main.css) until the app has painted its own.
 */
export function settlePage(signedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (!dataset['page']) return;
  const unless = (dataset['unless'] ?? '').split(' ');
  const { pathname, search } = window.location;
  if (dataset['page'] !== pathname || (signedIn && unless.includes('guest'))) {
    dataset['wait'] = 'all';
  } else if (
    (signedIn && unless.includes('session')) ||
    (search && unless.includes('query')) ||
    unless.some((need) => need.startsWith(':') && isKept(need.slice(1)))
  ) {
    dataset['wait'] = 'main';
  } else if (signedIn) {
    dataset['wait'] = 'header';
  }
  holdEarly();
  if (!dataset['wait']) return;
  // Where the app does not start, a page for somebody else is better than none.
  const show = () => {
    if (dataset['wait']) dataset['wait'] = 'over';
  };
  setTimeout(show, PATIENCE_MS);
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && show(),
    true,
  );
}
