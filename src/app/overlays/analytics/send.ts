/** After so many sendings in a row that came to nothing, a service is taken to be blocked. */
const MOST_FAILURES = 2;

/** The largest request that a browser takes along when the page is left, in characters. */
const TAKEN_ALONG = 30_000;

/**
 * Sends without waiting, reading or failing: no answer of a service is looked at, so it cannot make the
 * page do anything. A service that cannot be reached is not asked again until the page is loaded anew.
 */
export function createSender(): (url: string, init?: RequestInit) => void {
  let failures = 0;
  return (url, init) => {
    if (failures >= MOST_FAILURES) return;
    const { body } = init ?? {};
    const size = typeof body === 'string' ? body.length : 0;
    fetch(url, {
      ...init,
      mode: 'no-cors',
      cache: 'no-store',
      referrerPolicy: 'origin',
      keepalive: size < TAKEN_ALONG,
    }).then(
      () => (failures = 0),
      () => (failures += 1),
    );
  };
}
