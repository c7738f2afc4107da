import { useTranslation } from '@/i18n/use-translation';

/**
 * As high as the strip of tuition, while it loads. It is in the page's HTML, and on a phone its text is larger than the
 * name of any program: the largest paint (LCP) does not wait for the results.
 */
export function StripPlaceholder() {
  const { t } = useTranslation('results');
  return (
    <p aria-hidden className="h-[4.375rem] pt-1 text-15 leading-5 text-muted lg:h-[7.625rem]">
      {t('overview.loading')}
    </p>
  );
}
