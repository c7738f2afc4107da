import { createSender } from './send';
import type { Identity, StillTheSame, Tracker } from './tracker';

/** Where the pixel of Meta reports to; the same request that its `noscript` image makes. */
const ENDPOINT = 'https://www.facebook.com/tr';

/** SHA-256 in hexadecimal, of a value in the form that Meta asks for: trimmed, in lower case. */
async function hashed(value: string): Promise<string> {
  const bytes = new TextEncoder().encode(value.trim().toLowerCase());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The identity as `ud[…]` parameters, hashed. Names are taken in the Vietnamese order: family name first.
 * Fails where the browser has no hashing; nothing goes out unhashed then.
 */
async function userData({ id, email, name }: Identity): Promise<Record<string, string>> {
  const words = name.trim().split(/\s+/);
  const parts: Record<string, string | undefined> = {
    external_id: id,
    em: email,
    fn: words.at(-1),
    ln: words.length > 1 ? words[0] : undefined,
  };
  const known = Object.entries(parts).flatMap(([key, value]) => (value ? [{ key, value }] : []));
  const entries = known.map(async ({ key, value }) => [`ud[${key}]`, await hashed(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** An address without what stands after its path. */
function bare(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** The social-ad pixel: `PageView` on every page, `Identify` once the student is known (R28). */
export function createPixel(pixelId: string, still: StillTheSame): Tracker {
  const send = createSender();
  let data: Record<string, string> = {};
  let on = true;
  let last: string | null = null;
  const report = (event: string) => {
    const parameters = new URLSearchParams({
      id: pixelId,
      ev: event,
      dl: bare(window.location.href),
      rl: bare(document.referrer),
      ts: String(Date.now()),
      ...data,
    });
    send(`${ENDPOINT}?${parameters}`, { credentials: 'include' });
  };
  return {
    page: (address) => {
      const path = bare(address);
      if (path === last) return;
      last = path;
      report('PageView');
    },
    identify: (who) => {
      userData(who).then(
        (known) => {
          if (!on || !still()) return;
          data = known;
          report('Identify');
        },
        () => undefined,
      );
    },
    stop: () => {
      on = false;
      data = {};
    },
  };
}
