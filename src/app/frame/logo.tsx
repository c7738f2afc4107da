import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Mark } from '@/ui/mark';

/** The mark and the name, leading home. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <LocalLink
      to="home"
      className="inline-flex min-h-11 items-center gap-2 text-20 font-700 tracking-[-0.03em] no-underline"
    >
      <Mark />
      <span className="max-[22.4375rem]:sr-only">{t('brand')}</span>
    </LocalLink>
  );
}
