import { callingCodeOf } from './calling-codes';

type Library = typeof import('libphonenumber-js/min');

let library: Library | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  library = await import('libphonenumber-js/min').catch(() => undefined);
}

/** Loads the validation library once per page. Resolves also if it cannot be loaded. */
export function loadPhoneLibrary(): Promise<void> {
  loading ??= load();
  return loading;
}

/** The number without validation. */
function unchecked(typed: string, country: string): string | null {
  const number = typed.trim().replace(/^00/, '+');
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  if (number.startsWith('+')) return `+${digits}`;
  return `+${callingCodeOf(country)}${digits.replace(/^0+/, '')}`;
}

/**
 * A typed phone number in E.164, `null` if it is invalid. A number that begins with `+` has its own country. Validated
 * once `loadPhoneLibrary` has resolved; if the library cannot be loaded, the server validates.
 */
export function phoneNumber(typed: string, country: string): string | null {
  if (!library) return unchecked(typed, country);
  const parsed = library.isSupportedCountry(country)
    ? library.parsePhoneNumberFromString(typed, country)
    : library.parsePhoneNumberFromString(typed);
  return parsed?.isValid() ? parsed.number : null;
}
