import { http } from 'msw';
import type { Endpoint } from '@/api/http/endpoint';
import { describeFailure } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { inLocale, type Locale } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { mswPath } from '@/mocks/server/serve';
import type { Snapshot } from './test-user';
import type { CallResult, CallVariant } from './variants';

/** Reports an unexpected value of a cell. */
export type ReportMismatch = (what: string, found: unknown, expected: unknown) => void;

function pathOf({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** The number of requests of a call since the last `forgetRequests`. */
export async function sent(endpoint: Endpoint): Promise<number> {
  const path = pathOf(endpoint);
  const all = await recordedRequests();
  return all.filter(
    ({ method, url }) => method === endpoint.method && path.test(new URL(url).pathname),
  ).length;
}

/** Holds all responses of a call, or only the `first`; `arrived` resolves with the first request. */
export function hold(endpoint: Endpoint, first = false) {
  let release = () => {};
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let count = 0;
  server.use(
    http.all(mswPath(endpoint), async ({ request }) => {
      if (request.method !== endpoint.method) return;
      count += 1;
      const held = !first || count === 1;
      arrive();
      if (held) await gate;
    }),
  );
  return { arrived, release };
}

/** The result of a call, in the messages of the page. */
export function text(ended: CallResult, locale: Locale): string {
  if (ended.kind !== 'failed') return ended.kind;
  return failureText(messagesOf(locale).t, describeFailure(ended.error));
}

/** The state if nothing has changed. */
export function unchanged(
  variant: CallVariant,
  path: string,
  toasts: readonly string[] = [],
): Snapshot {
  return {
    path,
    toasts: [...toasts],
    loginRedirects: 0,
    signedIn: variant.as === 'student',
    publicSession: !variant.beforeSession,
    device: 'all',
    cache: true,
    showsName: false,
    console: [],
  };
}

/** The state after the session has ended (R17). What a visitor saved stays if the visit expired. */
export function signedOut(
  locale: Locale,
  toasts: readonly string[],
  from: string,
  expiredVisit = false,
): Snapshot {
  const path = inLocale('/login', locale);
  return {
    path,
    toasts: [...toasts],
    loginRedirects: from === path ? 0 : 1,
    signedIn: false,
    publicSession: false,
    device: expiredVisit ? 'all' : 'none',
    cache: false,
    showsName: false,
    console: [],
  };
}

/** Reports every difference. */
export function compare(mismatch: ReportMismatch, found: Snapshot, expected: Snapshot): void {
  for (const [key, value] of Object.entries(expected)) {
    const is: unknown = Object.entries(found).find(([name]) => name === key)?.[1];
    if (JSON.stringify(is) !== JSON.stringify(value)) mismatch(key, is, value);
  }
}
