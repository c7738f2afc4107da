/** After this many failures in a row a service counts as blocked until the next load. */
const MAX_FAILURES = 2;

/** Bytes: half of what a browser allows for all bodies with `keepalive` that are under way. */
const MAX_KEEPALIVE_BYTES = 32 * 1024;

/** Sends and forgets. It never reads a response, so that no service can make the page do anything. */
export function createSender(): (url: string, init: RequestInit) => void {
  let failures = 0;
  return (url, init) => {
    if (failures >= MAX_FAILURES) return;
    const { body } = init;
    const size = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
    fetch(url, {
      ...init,
      mode: 'no-cors',
      cache: 'no-store',
      referrerPolicy: 'origin',
      keepalive: size <= MAX_KEEPALIVE_BYTES,
    }).then(
      () => (failures = 0),
      () => (failures += 1),
    );
  };
}
