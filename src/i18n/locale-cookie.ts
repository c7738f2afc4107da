import type { Locale } from './locales';

const NAME = 'i18n_redirected';
const YEAR_SECONDS = 365 * 86_400;

/** The raw value of the locale cookie; `detectLocale` validates it. */
export function readLocaleCookie(): string | null {
  return new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
}

/** Stores the locale (R3). */
export function writeLocaleCookie(locale: Locale): void {
  document.cookie = `${NAME}=${locale}; max-age=${YEAR_SECONDS}; path=/; samesite=lax`;
}
