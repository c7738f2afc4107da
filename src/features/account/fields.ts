import * as v from 'valibot';
import { countCharacters, trimmed } from '@/lib/count-text';

const ERRORS = [
  'email',
  'emailLong',
  'emailSame',
  'password',
  'passwordShort',
  'passwordLong',
  'passwordIsEmail',
  'name',
  'nameLong',
  'phone',
  'code',
] as const;

/** Errors of the account forms, with texts under `account:error`. */
export type FieldError = (typeof ERRORS)[number];

export function isFieldError(text: string | undefined): text is FieldError {
  return ERRORS.some((name) => name === text);
}

/** Limits of the API, in characters as a reader counts them. */
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

export const CODE_DIGITS = 6;

/** Checks the spelling of an error. */
const issue = (error: FieldError) => error;

/** Something on both sides of the `@`; only the mail server knows more. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, issue('email')),
  v.maxLength(EMAIL_MAX, issue('emailLong')),
);

/** Another email address than this one. */
export function otherEmail(current: string) {
  const isOther = (text: string) => text.toLowerCase() !== current.toLowerCase();
  return v.pipe(email, v.check(isOther, issue('emailSame')));
}

export const fullName = v.pipe(
  v.string(),
  v.transform(trimmed),
  v.nonEmpty(issue('name')),
  v.check((text) => countCharacters(text) <= NAME_MAX, issue('nameLong')),
);

/** The password of an existing account: any text. */
export const password = v.pipe(v.string(), v.nonEmpty(issue('password')));

export const newPassword = v.pipe(
  v.string(),
  v.check((text) => trimmed(text) !== '', issue('password')),
  v.check((text) => countCharacters(text) >= PASSWORD_MIN, issue('passwordShort')),
  v.check((text) => countCharacters(text) <= PASSWORD_MAX, issue('passwordLong')),
);

/** Checks that a new password is not the email address; the issue is at the password. */
export function passwordIsNotEmail<Input extends { email: string; password: string }>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const plain = (text: string) => text.trim().toLowerCase();
    if (plain(input.password) !== plain(input.email)) return;
    addIssue({
      message: issue('passwordIsEmail'),
      path: [{ type: 'object', origin: 'value', input, key: 'password', value: input.password }],
    });
  });
}

/** The first six digits of a typed or pasted code (`000 000`, `Code: 000000`). */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/**
 * The digits of a code field after it was typed into. A full field takes no more: a digit in the middle would push out the
 * last one. A second code that is pasted before or behind the first one replaces it.
 */
export function typedDigits(before: string, text: string): string {
  const isFull = before.length === CODE_DIGITS;
  if (!isFull || !/^\d{7,}$/.test(text)) return digitsOf(text);
  if (text.length !== 2 * CODE_DIGITS) return before;
  return text.startsWith(before) ? text.slice(CODE_DIGITS) : digitsOf(text);
}

export const code = v.pipe(
  v.string(),
  v.transform(digitsOf),
  v.check((text) => text.length === CODE_DIGITS, issue('code')),
);
