import type { Rate } from '@/api/rate/contract';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/**
 * Formats US dollars as đồng: `286 million đồng`, or `≈286 triệu` in the rows and cells of programs; `null` without a
 * rate. Only a display: orders use dollars (R41).
 */
export function useDongFormat(
  rate: Rate | null | undefined,
  messages: 'questions' | 'results' = 'questions',
) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  return (dollars: number): string | null => {
    if (!rate) return null;
    const millions = (dollars * rate.vnd) / 1_000_000;
    if (Math.round(millions) >= 1000) {
      const amount = formatNumber(locale, millions / 1000, { maximumFractionDigits: 2 });
      return t('dong.billion', { amount });
    }
    const maximumFractionDigits = millions < 10 ? 1 : 0;
    return t('dong.million', { amount: formatNumber(locale, millions, { maximumFractionDigits }) });
  };
}
