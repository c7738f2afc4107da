import * as v from 'valibot';
import { callingCodeOf, DEFAULT_COUNTRY } from './calling-codes';
import type { FieldError } from '@/features/account/fields';

type Library = typeof import('libphonenumber-js/min');

let library: Promise<Library | null> | undefined;

/** Loads the validation library once per page; `null` if it cannot be loaded. */
export function loadPhoneLibrary(): Promise<Library | null> {
  library ??= import('libphonenumber-js/min').catch(() => null);
  return library;
}

/** The number without validation. */
function unchecked(typed: string, country: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return null;
  if (typed.trim().startsWith('+')) return `+${digits}`;
  return `+${callingCodeOf(country)}${digits.replace(/^0+/, '')}`;
}

/**
 * A typed phone number in E.164, `null` if it is invalid. A number that begins with `+` has its own country. If the
 * library cannot be loaded, the server validates.
 */
export async function phoneNumber(typed: string, country: string): Promise<string | null> {
  const loaded = await loadPhoneLibrary();
  if (!loaded) return unchecked(typed, country);
  const parsed = loaded.isSupportedCountry(country)
    ? loaded.parsePhoneNumberFromString(typed, country)
    : loaded.parsePhoneNumberFromString(typed);
  return parsed?.isValid() ? parsed.number : null;
}

type PhoneFields = { country: string; phone: string };

/** The schema of the two fields of a phone number. */
export const phoneEntries = {
  country: v.string(),
  phone: v.pipe(v.string(), v.trim(), v.nonEmpty('phone' satisfies FieldError)),
};

export const NO_PHONE: PhoneFields = { country: DEFAULT_COUNTRY, phone: '' };

/** The number to send (E.164), of fields that have passed `phoneCheck`. */
export async function normalizePhone({ phone, country }: PhoneFields): Promise<string> {
  return (await phoneNumber(phone, country)) ?? phone;
}

/** Checks that the two fields are a valid number; the issue is at `phone`. */
export function phoneCheck<Input extends PhoneFields>() {
  return v.rawCheckAsync<Input>(async ({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    if ((await phoneNumber(input.phone, input.country)) !== null) return;
    addIssue({
      message: 'phone' satisfies FieldError,
      path: [{ type: 'object', origin: 'value', input, key: 'phone', value: input.phone }],
    });
  });
}
