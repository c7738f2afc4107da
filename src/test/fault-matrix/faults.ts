import type { Locale } from '@/i18n/locales';
import type { Fault } from '@/mocks/server/faults';

/** The statuses of the matrix, each used once and twice. */
const STATUSES = [400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 501, 502, 503, 504] as const;

/** A fault of the mock API, without the call it affects. */
type Armed = Fault extends infer F ? (F extends Fault ? Omit<F, 'match' | 'times'> : never) : never;

/** The fault in one column of the matrix, and the language of the page. */
export type MatrixFault = { name: string; locale: Locale } & (
  | { kind: 'answer'; armed: Armed; times: 1 | 2 }
  /** No response: cancelled by the page, or stopped by the student as slow. */
  | { kind: 'hang' }
  /** The response is held until the user has acted. */
  | { kind: 'slow'; meanwhile: 'leave' | 'sign out' | 'switch language' }
  /** Two calls of a kind; the first response arrives last. */
  | { kind: 'order' }
);

function answer(name: string, locale: Locale, armed: Armed, times: 1 | 2 = 1): MatrixFault {
  return { name, locale, kind: 'answer', armed, times };
}

/** Every fault, those in English first: a test of one call switches the language once. */
export const FAULTS: readonly MatrixFault[] = [
  answer('connection refused', 'en', { kind: 'network' }),
  answer('200 with HTML', 'en', { kind: 'html' }),
  answer('200 with another shape', 'en', { kind: 'wrong-shape' }),
  answer('200 with nothing', 'en', { kind: 'empty' }),
  answer('200 with 10 MB', 'en', { kind: 'huge' }),
  ...STATUSES.map((status) => answer(`${status} once`, 'en', { kind: 'status', status })),
  { name: 'hang, then cancel', locale: 'en', kind: 'hang' },
  { name: 'slow, then leave', locale: 'en', kind: 'slow', meanwhile: 'leave' },
  { name: 'slow, then switch language', locale: 'en', kind: 'slow', meanwhile: 'switch language' },
  { name: 'out of order', locale: 'en', kind: 'order' },
  answer('connection dropped', 'vi', { kind: 'dropped' }),
  answer('200 cut off', 'vi', { kind: 'truncated' }),
  answer('200 with null', 'vi', { kind: 'null' }),
  answer('204', 'vi', { kind: 'no-content' }),
  ...STATUSES.map((status) => answer(`${status} twice`, 'vi', { kind: 'status', status }, 2)),
  { name: 'slow, then sign out', locale: 'vi', kind: 'slow', meanwhile: 'sign out' },
];
