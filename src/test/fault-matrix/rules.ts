import type { Endpoint } from '@/api/http/endpoint';
import type { Locale } from '@/i18n/locales';
import type { MatrixFault } from './faults';
import type { CallVariant } from './variants';

/** Statuses after which a reading is repeated by itself, once (R16). */
const REPEATED = [408, 409, 425, 429, 500, 502, 503, 504];

/** What a person is told, in the words of each language. */
const WORDS = {
  network: { en: 'Network Error', vi: 'Lỗi mạng' },
  timeout: { en: 'timeout exceeded', vi: 'Quá thời gian chờ' },
  unreadable: {
    en: 'The server’s answer could not be read. Nothing was changed.',
    vi: 'Không đọc được phản hồi của máy chủ. Chưa có gì bị thay đổi.',
  },
} as const;

/** What the server says of itself with a status, and with any other one. */
const SAID: Readonly<Record<number, Record<Locale, string>>> = {
  401: {
    en: 'Your session has ended. Please sign in again.',
    vi: 'Phiên đăng nhập của bạn đã kết thúc. Bạn đăng nhập lại nhé.',
  },
  409: {
    en: 'This has been changed elsewhere in the meantime.',
    vi: 'Nội dung này vừa được thay đổi ở nơi khác.',
  },
  422: { en: 'This could not be accepted as it is.', vi: 'Nội dung này chưa được chấp nhận.' },
  429: {
    en: 'Too many requests. Please wait a moment.',
    vi: 'Có quá nhiều yêu cầu. Bạn chờ một lát nhé.',
  },
};
const BROKEN = {
  en: 'Something went wrong on our side. Please try again.',
  vi: 'Máy chủ đang gặp trục trặc. Bạn thử lại nhé.',
};

/** How an armed fault comes out for whoever asks, once. */
export type Outcome = {
  /** Requests that reach the network. */
  requests: number;
  /** What the person is told; `null` where the call succeeds. */
  message: string | null;
  /** Whether the session is over. */
  endsSession: boolean;
};

function words(armed: Extract<MatrixFault, { kind: 'answer' }>['armed'], locale: Locale): string {
  if (armed.kind === 'status') return (SAID[armed.status] ?? BROKEN)[locale];
  const lost = armed.kind === 'network' || armed.kind === 'dropped';
  return WORDS[lost ? 'network' : 'unreadable'][locale];
}

/** Whether nothing is read out of the answer, so that any that can be parsed will do. */
function readsNothing(endpoint: Endpoint): boolean {
  // What reads something takes it out of an unknown body, by a pipe.
  return endpoint.response.type === 'unknown' && !('pipe' in endpoint.response);
}

/** Successes in which a call that reads nothing finds nothing wrong. */
const FINE_UNREAD = ['wrong-shape', 'null', 'empty', 'no-content', 'huge'];

/**
 * What has to come of each time that somebody makes a call while a fault is armed for its next answers: the rules
 * R14 to R18 and nothing of how the app carries them out.
 */
export function outcomes(
  endpoint: Endpoint,
  variant: CallVariant,
  fault: Extract<MatrixFault, { kind: 'answer' }>,
): Outcome[] {
  const { armed, times, locale } = fault;
  const fine = { requests: 1, message: null, endsSession: false };
  const failed = { requests: 1, message: words(armed, locale), endsSession: false };
  if (armed.kind === 'status') {
    if (armed.status === 401)
      return [{ requests: 1, message: words(armed, locale), endsSession: true }];
    if (variant.acceptedStatuses.includes(armed.status))
      return Array.from({ length: times }, () => fine);
    const repeated = endpoint.method === 'GET' && REPEATED.includes(armed.status);
    if (repeated && times === 1) return [{ ...fine, requests: 2 }];
    if (repeated) return [{ ...failed, requests: 2 }, fine];
    return [...Array.from({ length: times }, () => failed), fine];
  }
  if (readsNothing(endpoint) && FINE_UNREAD.includes(armed.kind)) return [fine];
  return [failed, fine];
}

/** What a call says that its time limit ended. */
export function timedOut(locale: Locale): string {
  return WORDS.timeout[locale];
}

/** Why a cell is left out; `null` where it is not. */
export function skipped(variant: CallVariant, fault: MatrixFault): string | null {
  if (fault.kind === 'order' && variant.neverConcurrent !== '') return variant.neverConcurrent;
  if (fault.kind === 'slow' && fault.meanwhile === 'sign out' && variant.as === 'visitor') {
    return 'made where nobody is signed in';
  }
  if (variant.reportedIn !== 'none') return null;
  if (fault.kind === 'hang') return 'nobody waits for it, and nothing is given up';
  if (fault.kind === 'slow') return 'it is the sign-out itself: what was on the page is gone';
  return fault.kind === 'answer' && fault.times === 2 ? 'the first ends the session' : null;
}
