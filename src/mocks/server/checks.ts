import { countCharacters, trimmed } from '@/lib/count-text';
import type { Text } from '@/mocks/catalogue/text';
import { messages } from './messages';

/**
 * `message` if a text has more than `max` characters, else `null`. All checks here return a message or `null`.
 */
export function lengthError(
  text: string | null | undefined,
  max: number,
  message: Text,
): Text | null {
  return countCharacters(text ?? '') > max ? message : null;
}

/** 1 to 100 characters, not counting white space around them. */
export function nameError(name: string): Text | null {
  if (trimmed(name) === '') return messages.noName;
  return lengthError(name.trim(), 100, messages.longName);
}

/** A typed address as accounts have it. */
export function asEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** An email address, trimmed, of at most 254 characters. */
export function emailError(email: string): Text | null {
  if (email === '') return messages.noEmail;
  const plain = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
  return plain && email.length <= 254 ? null : messages.email;
}

/** A phone number in E.164. */
export function phoneError(phone: string): Text | null {
  return /^\+[1-9]\d{6,14}$/.test(phone) ? null : messages.phone;
}

/** A password has 8 to 200 characters, not only white space, and is not the email. */
export function passwordError(password: string, email: string): Text | null {
  if (password.trim() === '') return messages.noPassword;
  const length = countCharacters(password);
  if (length < 8 || length > 200) return messages.passwordLength;
  return password.trim().toLowerCase() === email ? messages.passwordIsEmail : null;
}

/** A day that exists, `YYYY-MM-DD`. */
export function dateError(date: string | null | undefined): Text | null {
  if (date == null) return null;
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : Number.NaN);
  // 30 February would become 2 March.
  const real = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === date;
  return real ? null : messages.date;
}

/** A month, `YYYY-MM`. */
export function monthError(month: string | null | undefined): Text | null {
  return month == null || /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? null : messages.month;
}

/** Checks that a number is from `min` to `max`. */
export function rangeError(
  value: number | null | undefined,
  [min, max]: readonly [number, number],
  message: Text,
): Text | null {
  return value == null || (value >= min && value <= max) ? null : message;
}

/** Checks that a number is an integer from `min` to `max`. */
export function integerError(
  value: number | null | undefined,
  range: readonly [number, number],
  message: Text,
): Text | null {
  return value == null || Number.isInteger(value) ? rangeError(value, range, message) : message;
}

/** An id made by the client: not empty, at most 100 characters. */
export function clientIdError(id: string): Text | null {
  return id === '' ? messages.required : lengthError(id, 100, messages.invalid);
}
