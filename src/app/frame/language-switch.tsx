import { Link, useLocation } from 'react-router';
import { inLocale, LOCALE_CODES, LOCALES } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** Links to the same page in each language (R3). They replace the history entry, so Back leads to the previous page. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  return (
    <nav aria-label={t('language.label')} className="flex">
      {LOCALE_CODES.map((locale) => (
        <Link
          key={locale}
          to={{ pathname: inLocale(pathname, locale), search, hash }}
          replace
          preventScrollReset
          hrefLang={locale}
          lang={LOCALES[locale].tag}
          // Begins with what is visible, so that it can be spoken to voice control.
          aria-label={`${locale.toUpperCase()} ${LOCALES[locale].name}`}
          aria-current={locale === current ? 'true' : undefined}
          className="grid h-11 min-w-9 place-items-center text-13 font-600 text-muted no-underline hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6"
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
