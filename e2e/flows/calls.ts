import type { RecordedRequest } from '@/mocks/server/recorder';

/** The end of a call's path, such as `countries`. */
function lastPart({ url }: RecordedRequest): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** The calls with this path ending, in order. */
export function callsTo(requests: readonly RecordedRequest[], end: string): RecordedRequest[] {
  return requests.filter((request) => lastPart(request) === end);
}

/** A call as text; equal texts are equal requests. */
export function asks({ method, url, headers, body }: RecordedRequest): string {
  const { pathname, search } = new URL(url);
  const language = headers['accept-language'] ?? '';
  return `${method} ${pathname}${search} ${language} ${JSON.stringify(body)}`;
}

/** The requests that were sent more than once. */
export function repeated(requests: readonly RecordedRequest[]): string[] {
  const all = requests.map(asks);
  return all.filter((question, index) => all.indexOf(question) !== index);
}

/** Whether a call of the session-based journey carries the public token (R12). */
export function isJourneyCall(request: RecordedRequest): boolean {
  const { pathname } = new URL(request.url);
  return pathname.includes('/session-based-journey/') && lastPart(request) !== 'session';
}
