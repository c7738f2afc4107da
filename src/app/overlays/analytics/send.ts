/** After this many failures in a row a service counts as blocked until the next load. */
const MAX_FAILURES = 2;

/** The most characters that a browser sends with `keepalive`. */
const KEEPALIVE_LIMIT = 30_000;

/** Sends and forgets. It never reads a response, so that no service can make the page do anything. */
export function createSender(): (url: string, init?: RequestInit) => void {
  let failures = 0;
  return (url, init) => {
    if (failures >= MAX_FAILURES) return;
    const { body } = init ?? {};
    const size = typeof body === 'string' ? body.length : 0;
    fetch(url, {
      ...init,
      mode: 'no-cors',
      cache: 'no-store',
      referrerPolicy: 'origin',
      keepalive: size < KEEPALIVE_LIMIT,
    }).then(
      () => (failures = 0),
      () => (failures += 1),
    );
  };
}
