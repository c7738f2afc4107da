/** The locales with the language's own name, its BCP 47 tag, and the manifest of the installed app (R45). */
export const LOCALES = {
  en: { name: 'English', tag: 'en-US', manifest: '/site.webmanifest' },
  vi: { name: 'Tiếng Việt', tag: 'vi-VN', manifest: '/site.vi.webmanifest' },
} as const;

export type Locale = keyof typeof LOCALES;

export const LOCALE_CODES: readonly Locale[] = ['en', 'vi'];

export const DEFAULT_LOCALE: Locale = 'en';

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'vi' : 'en';
}

export function isLocale(text: string | null | undefined): text is Locale {
  return text === 'en' || text === 'vi';
}

/** The locale of a path: `/vi` and below is Vietnamese, all else English (R1). */
export function localeOfPath(pathname: string): Locale {
  return /^\/vi(?=[/?#]|$)/.test(pathname) ? 'vi' : DEFAULT_LOCALE;
}

/** The locale of the page that is open now: a call may end after a language switch. */
export function pageLocale(): Locale {
  return localeOfPath(window.location.pathname);
}

/**
 * Removes the locale prefix; keeps query and hash. The result begins with one slash: with two it would be an address of
 * another host (R34).
 */
export function withoutLocale(path: string): string {
  return path.replace(/^\/vi(?=[/?#]|$)/, '').replace(/^[/\\]*/, '/');
}

/** Converts a path to a locale; keeps query and hash. The default locale has no prefix (R1). */
export function inLocale(path: string, locale: Locale): string {
  const bare = withoutLocale(path);
  return locale === DEFAULT_LOCALE ? bare : `/${locale}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The locale of a first visit: the remembered one, else the first supported language of the browser (R2). */
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
