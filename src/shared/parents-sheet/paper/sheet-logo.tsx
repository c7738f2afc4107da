import { useTranslation } from '@/i18n/use-translation';
import { LOGO_PATH } from '@/ui/logo-path';

/** The logo at the foot of the sheet: no link, because it is printed. */
export function SheetLogo() {
  const { t } = useTranslation();
  return (
    <span className="inline-flex shrink-0 items-center gap-2 text-17 font-700">
      <svg aria-hidden width={22} height={22} viewBox="0 0 32 32">
        <path
          d={LOGO_PATH}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {t('brand')}
    </span>
  );
}
