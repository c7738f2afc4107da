import type { StoredCode } from './tables';

/** The valid code for every phone number and every reset, because nothing is ever sent. */
const VALID_CODE = '000000';
/** Seconds before another code can be sent. */
export const RESEND_AFTER_S = 30;
/** Wrong entries after which a code expires. */
const MAX_ATTEMPTS = 5;

export function newCode(at: Date): StoredCode {
  return { sentAt: at.getTime(), wrong: 0 };
}

/** Seconds until another code can be sent; 0 if it can be sent now. */
export function secondsToResend(code: StoredCode | null, at: Date): number {
  if (!code) return 0;
  return Math.max(0, Math.ceil(RESEND_AFTER_S - (at.getTime() - code.sentAt) / 1000));
}

/** Checks an entered code and counts it if it is wrong. After five wrong ones even the valid code fails. */
export function checkCode(code: StoredCode | null, entered: string): 'right' | 'wrong' | 'used-up' {
  if (code && code.wrong >= MAX_ATTEMPTS) return 'used-up';
  if (entered.trim() === VALID_CODE) return 'right';
  if (code) code.wrong += 1;
  return code && code.wrong >= MAX_ATTEMPTS ? 'used-up' : 'wrong';
}
