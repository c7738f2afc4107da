import * as v from 'valibot';
import { countCharacters } from '@/lib/count-text';

const ERRORS = [
  'email',
  'password',
  'passwordShort',
  'passwordLong',
  'passwordIsEmail',
  'name',
  'nameLong',
  'phone',
  'code',
] as const;

/** What can be wrong with a field of the account forms; worded under `account:error`. */
export type FieldError = (typeof ERRORS)[number];

/** Whether a text names what can be wrong with a field. */
export function isFieldError(text: string | undefined): text is FieldError {
  return ERRORS.some((name) => name === text);
}

/** The limits of the contract, in characters as a reader counts them. */
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** Six digits, as they are sent for a phone number and for a new password. */
export const CODE_DIGITS = 6;

function says(error: FieldError): FieldError {
  return error;
}

/** An address with something on both sides of the `@`; more than that only the post office knows. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, says('email')),
  v.maxLength(EMAIL_MAX, says('email')),
);

/** A name, white space around it aside. */
export const fullName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('name')),
  v.check((text) => countCharacters(text) <= NAME_MAX, says('nameLong')),
);

/** The password of an account that is there: whatever was typed. */
export const password = v.pipe(v.string(), v.nonEmpty(says('password')));

/** A password that is chosen now: 8 to 200 characters of any kind. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(says('password')),
  v.check((text) => countCharacters(text) >= PASSWORD_MIN, says('passwordShort')),
  v.check((text) => countCharacters(text) <= PASSWORD_MAX, says('passwordLong')),
);

/** In a form with an address and a new password: they are not the same. Said at the password. */
export function passwordIsNotEmail<Input extends { email: string; password: string }>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const plain = (text: string) => text.trim().toLowerCase();
    if (plain(input.password) !== plain(input.email)) return;
    addIssue({
      message: says('passwordIsEmail'),
      path: [{ type: 'object', origin: 'value', input, key: 'password', value: input.password }],
    });
  });
}

/** The digits of what was typed or pasted (`000 000`, `Code: 000000`), at most six. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/** A code of six digits, whatever stands between them. */
export const code = v.pipe(
  v.string(),
  v.transform(digitsOf),
  v.check((text) => text.length === CODE_DIGITS, says('code')),
);
