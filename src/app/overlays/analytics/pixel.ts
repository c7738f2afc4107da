import { createSender } from './send';
import type { Identity, IsSameSession, Tracker } from './tracker';

/** The request that the `noscript` image of Meta's pixel makes. */
const ENDPOINT = 'https://www.facebook.com/tr';

/** SHA-256 in hexadecimal of the trimmed, lower-case value, as Meta asks for. */
async function hash(value: string): Promise<string> {
  const bytes = new TextEncoder().encode(value.trim().toLowerCase());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hashed identity as `ud[…]` parameters, names in Vietnamese order. Rejects if the browser cannot hash. */
async function userData({ id, email, name }: Identity): Promise<Record<string, string>> {
  const words = name.trim().split(/\s+/);
  const parts: Record<string, string | undefined> = {
    external_id: id,
    em: email,
    fn: words.at(-1),
    ln: words.length > 1 ? words[0] : undefined,
  };
  const entries = Object.entries(parts).flatMap(([key, value]) =>
    value ? [hash(value).then((hashed) => [`ud[${key}]`, hashed] as const)] : [],
  );
  return Object.fromEntries(await Promise.all(entries));
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** The social-ad pixel: `PageView` on every page, `Identify` once the student is known (R28). */
export function createPixel(pixelId: string, isSameSession: IsSameSession): Tracker {
  const send = createSender();
  let data: Record<string, string> = {};
  let on = true;
  let lastPath: string | null = null;
  const report = (event: string) => {
    const parameters = new URLSearchParams({
      id: pixelId,
      ev: event,
      dl: withoutQuery(window.location.href),
      rl: withoutQuery(document.referrer),
      ts: String(Date.now()),
      ...data,
    });
    send(`${ENDPOINT}?${parameters}`, { credentials: 'include' });
  };
  return {
    page: (address) => {
      const path = withoutQuery(address);
      if (path === lastPath) return;
      lastPath = path;
      report('PageView');
    },
    identify: (identity) => {
      userData(identity).then(
        (hashed) => {
          if (!on || !isSameSession()) return;
          data = hashed;
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
