import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';

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
        <path d="M12.2 23.2C13.3 15.6 12 8.2 8 1.8M18.2 22.9C19.8 15.2 18.8 7.6 14.8 1.2M3 28.6C7.6 24.8 11.8 23 16 22.9c4.4 0 8.6 1.9 13 5.7" />
      </svg>
      <span className="max-[22.4375rem]:sr-only">{t('brand')}</span>
    </LocalLink>
  );
}
