import type { RecordedRequest } from '@/mocks/server/recorder';

/** The end of a call's path, as `countries`. */
function lastPart({ url }: RecordedRequest): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** The calls whose path ends so, in the order they came. */
export function callsTo(requests: readonly RecordedRequest[], end: string): RecordedRequest[] {
  return requests.filter((request) => lastPart(request) === end);
}

/** What a call asks, as one text; two that are equal ask the same. */
export function asks({ method, url, headers, body }: RecordedRequest): string {
  const { pathname, search } = new URL(url);
  const language = headers['accept-language'] ?? '';
  return `${method} ${pathname}${search} ${language} ${JSON.stringify(body)}`;
}

/** The questions that were asked more than once. */
export function repeated(requests: readonly RecordedRequest[]): string[] {
  const all = requests.map(asks);
  return all.filter((question, index) => all.indexOf(question) !== index);
}

/** Whether a call is one of the session-based journey's that carry the public token (R12). */
export function isJourneyCall(request: RecordedRequest): boolean {
  const { pathname } = new URL(request.url);
  return pathname.includes('/session-based-journey/') && lastPart(request) !== 'session';
}
