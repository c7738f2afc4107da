import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { LOGO_PATH } from '@/ui/logo-path';

/** The logo, two horns over a ridge, and the name; a link to the home page. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <LocalLink
      to="home"
      className="inline-flex min-h-11 items-center gap-2 text-20 font-700 tracking-[-0.03em] no-underline"
    >
      <svg
        aria-hidden
        width={28}
        height={28}
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={LOGO_PATH} />
      </svg>
      <span className="max-[22.4375rem]:sr-only">{t('brand')}</span>
    </LocalLink>
  );
}
