import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { PRICES, type Cell, type Plan } from './plans';

export function usePriceFormat() {
  const { t } = useTranslation('pricing');
  const locale = useLocale();
  return {
    /** `129,000 ₫` */
    dong: (plan: Plan) => t('price.vnd', { amount: PRICES[plan].vnd }).replace(' ', '\u00a0'),
    /** `$5 a month`. */
    month: (plan: Plan) =>
      plan === 'free'
        ? t('price.free')
        : t('price.month', { dollars: formatMoney(locale, PRICES[plan].usd) }),
    cell: (cell: Cell): string => {
      if (!('number' in cell)) return t(`cell.${cell.text}`);
      const count = cell.number;
      if (cell.text !== 'draftsRead') return t(`cell.${cell.text}`, { count });
      return t('cell.draftsRead', { count, read: cell.read });
    },
  };
}
