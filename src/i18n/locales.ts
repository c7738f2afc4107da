/** The locales of the product (spec section 3): the language's own name and its BCP 47 tag. */
export const LOCALES = {
  en: { name: 'English', tag: 'en-US' },
  vi: { name: 'Tiếng Việt', tag: 'vi-VN' },
} as const;

/** A locale of the product. */
export type Locale = keyof typeof LOCALES;

/** English is the default (spec section 1). */
export const DEFAULT_LOCALE: Locale = 'en';

/** Whether a text names a locale of the product. */
export function isLocale(text: string | null | undefined): text is Locale {
  return text === 'en' || text === 'vi';
}

/** The locale of a path, its query and hash aside: `/vi` and below is Vietnamese, all else English (R1). */
export function localeOfPath(pathname: string): Locale {
  return /^\/vi(?=[/?#]|$)/.test(pathname) ? 'vi' : DEFAULT_LOCALE;
}

/** A path without its locale prefix, query and hash kept; always begins with a slash. */
export function withoutLocale(path: string): string {
  const bare = path.replace(/^\/vi(?=[/?#]|$)/, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** A path in a locale, query and hash kept: the default has no prefix (R1). */
export function inLocale(path: string, locale: Locale): string {
  const bare = withoutLocale(path);
  return locale === DEFAULT_LOCALE ? bare : `/${locale}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}

/**
 * The locale of a first visit of an unprefixed path: the remembered one, else the first supported
 * language of the browser, else the default (spec section 2, R2).
 */
export function detectLocale(
  remembered: string | null | undefined,
  languages: readonly string[],
): Locale {
  if (isLocale(remembered)) return remembered;
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0];
    if (isLocale(base)) return base;
  }
  return DEFAULT_LOCALE;
}
