import * as v from 'valibot';
import { callingCodeOf } from './calling-codes';
import type { FieldError } from '@/features/account/fields';

type Library = typeof import('libphonenumber-js/min');

let library: Promise<Library | null> | undefined;

/** Loads what knows the numbers of all countries; `null` where it cannot be had. Asked for once a page. */
export function loadPhoneLibrary(): Promise<Library | null> {
  library ??= import('libphonenumber-js/min').catch(() => null);
  return library;
}

/** The digits alone, behind their calling code: as good as it gets unchecked. */
function unchecked(typed: string, country: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return null;
  if (typed.trim().startsWith('+')) return `+${digits}`;
  return `+${callingCodeOf(country)}${digits.replace(/^0+/, '')}`;
}

/**
 * A typed phone number in E.164, `null` where it is none. A number that begins with `+` brings its own
 * country along. Where the library cannot be had the server checks.
 */
export async function phoneNumber(typed: string, country: string): Promise<string | null> {
  const found = await loadPhoneLibrary();
  if (!found) return unchecked(typed, country);
  const parsed = found.isSupportedCountry(country)
    ? found.parsePhoneNumberFromString(typed, country)
    : found.parsePhoneNumberFromString(typed);
  return parsed?.isValid() ? parsed.number : null;
}

/** The fields of a phone number. */
export const phoneEntries = {
  country: v.string(),
  phone: v.pipe(v.string(), v.trim(), v.nonEmpty('phone' satisfies FieldError)),
};

/** Whether the fields hold a number. */
export async function isPhoneNumber(fields: { country: string; phone: string }): Promise<boolean> {
  return (await phoneNumber(fields.phone, fields.country)) !== null;
}
