import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales';
import { useTranslation } from './use-translation';

/** The locale of the page's URL (R1). */
export function useLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** The BCP 47 tag of the page's locale, for `Accept-Language` (R3). */
export function useLanguage(): string {
  return LOCALES[useLocale()].tag;
}
