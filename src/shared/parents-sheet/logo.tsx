import { useTranslation } from '@/i18n/use-translation';

/** The drawing of the logo, in a box of 32. */
export const LOGO =
  'M12.2 23.2C13.3 15.6 12 8.2 8 1.8M18.2 22.9C19.8 15.2 18.8 7.6 14.8 1.2M3 28.6C7.6 24.8 11.8 23 16 22.9c4.4 0 8.6 1.9 13 5.7';

/** The logo at the foot of the sheet: no link, because it is printed. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2 text-17 font-700">
      <svg
        aria-hidden
        width={22}
        height={22}
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={LOGO} />
      </svg>
      {t('brand')}
    </span>
  );
}
