import type { Endpoint } from '@/api/http/endpoint';
import type { Locale } from '@/i18n/locales';
import type { MatrixFault } from './faults';
import type { CallVariant } from './variants';

/** A GET with one of these statuses is repeated once (R16). */
const REPEATED = [408, 409, 425, 429, 500, 502, 503, 504];

/** The message in each language. */
const MESSAGES = {
  network: { en: 'Network Error', vi: 'Lỗi mạng' },
  timeout: { en: 'timeout exceeded', vi: 'Quá thời gian chờ' },
  unreadable: {
    en: 'We couldn’t read the server’s response. Nothing was changed.',
    vi: 'Không đọc được phản hồi của máy chủ. Chưa có gì bị thay đổi.',
  },
} as const;

/** The server's message for a status, and for any other status. */
const SERVER_MESSAGES: Readonly<Record<number, Record<Locale, string>>> = {
  401: {
    en: 'Your session has expired. Please log in again.',
    vi: 'Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại nhé.',
  },
  409: {
    en: 'This was just changed on another device or tab.',
    vi: 'Nội dung này vừa được thay đổi trên thiết bị hoặc tab khác.',
  },
  422: {
    en: 'We couldn’t accept this. Check the marked fields.',
    vi: 'Nội dung này chưa được chấp nhận. Bạn xem lại các ô được đánh dấu nhé.',
  },
  429: {
    en: 'Too many requests. Please wait a moment.',
    vi: 'Có quá nhiều yêu cầu. Bạn chờ một lát nhé.',
  },
};
const SERVER_ERROR = {
  en: 'Something went wrong on our side. Please try again.',
  vi: 'Máy chủ đang gặp trục trặc. Bạn thử lại nhé.',
};

/** The expected result of one call while a fault is armed. */
export type Outcome = {
  /** Requests that reach the network. */
  requests: number;
  /** The message; `null` if the call succeeds. */
  message: string | null;
  /** Whether the session ends. */
  endsSession: boolean;
};

function messageOf(
  armed: Extract<MatrixFault, { kind: 'answer' }>['armed'],
  locale: Locale,
): string {
  if (armed.kind === 'status') return (SERVER_MESSAGES[armed.status] ?? SERVER_ERROR)[locale];
  const isNetwork = armed.kind === 'network' || armed.kind === 'dropped';
  return MESSAGES[isNetwork ? 'network' : 'unreadable'][locale];
}

/** Whether the call ignores the response body, so that any parsable one will do. */
function ignoresBody(endpoint: Endpoint): boolean {
  // A schema that reads something pipes it out of an unknown body.
  return endpoint.response.type === 'unknown' && !('pipe' in endpoint.response);
}

/** Faults that do not affect a call that ignores its body. */
const IGNORED_FAULTS = ['wrong-shape', 'null', 'empty', 'no-content', 'huge'];

/**
 * The expected outcomes of consecutive calls while a fault is armed. They follow from the rules R14 to R18, not from
 * the app's code.
 */
export function outcomes(
  endpoint: Endpoint,
  variant: CallVariant,
  fault: Extract<MatrixFault, { kind: 'answer' }>,
): Outcome[] {
  const { armed, times, locale } = fault;
  const success = { requests: 1, message: null, endsSession: false };
  const failure = { requests: 1, message: messageOf(armed, locale), endsSession: false };
  if (armed.kind === 'status') {
    if (armed.status === 401)
      return [{ requests: 1, message: messageOf(armed, locale), endsSession: true }];
    if (variant.acceptedStatuses.includes(armed.status))
      return Array.from({ length: times }, () => success);
    const repeated = endpoint.method === 'GET' && REPEATED.includes(armed.status);
    if (repeated && times === 1) return [{ ...success, requests: 2 }];
    if (repeated) return [{ ...failure, requests: 2 }, success];
    return [...Array.from({ length: times }, () => failure), success];
  }
  if (ignoresBody(endpoint) && IGNORED_FAULTS.includes(armed.kind)) return [success];
  return [failure, success];
}

/** The message of a call that the student stopped as slow. */
export function timedOut(locale: Locale): string {
  return MESSAGES.timeout[locale];
}

/** Why a cell is skipped; `null` if it runs. */
export function skipReason(variant: CallVariant, fault: MatrixFault): string | null {
  if (fault.kind === 'order' && variant.neverConcurrent !== '') return variant.neverConcurrent;
  if (fault.kind === 'slow' && fault.meanwhile === 'sign out' && variant.as === 'visitor') {
    return 'only visitors make this call';
  }
  if (variant.reportedIn !== 'none') return null;
  if (fault.kind === 'hang') return 'nothing waits for its response';
  if (fault.kind === 'slow') return 'it is the logout itself, which closes the page';
  return fault.kind === 'answer' && fault.times === 2 ? 'the first call ends the session' : null;
}
