import type { ReactNode } from 'react';
import { formatMoney, formatShortMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { TuitionPlot } from '@/ui/data/tuition-plot';
import { columnRange, type TuitionSpread } from './tuition-spread';

type Props = {
  spread: TuitionSpread;
  /** Programs in the whole result. */
  total: number;
  /** Highlighted tuition in US dollars; `to` is `null` for no upper limit. */
  range: { from: number; to: number | null };
  /** Explains what a mark stands for. */
  captioned?: boolean;
  /** Without ticks, over the rows of the list. */
  strip?: boolean;
  children?: ReactNode;
};

/** The spread of tuition with a text alternative; each mark is one program or several. */
export function SpreadPlot({
  spread,
  total,
  range,
  captioned = true,
  strip = false,
  children,
}: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(locale, amount);
  const caption = (unit: number) => {
    if (!captioned) return null;
    if (unit === 1) return t('overview.markOne');
    return t('overview.markMany', { unit });
  };
  const { from, to } = spread.most ?? spread.all;
  const amounts = `${money(from)} - ${money(to)}`;
  return (
    <TuitionPlot
      counts={spread.counts}
      range={columnRange(spread, range)}
      ticks={spread.ticks.map((amount) => formatShortMoney(locale, amount))}
      caption={caption}
      label={
        spread.most
          ? t('overview.plotLabelMost', { total, range: amounts })
          : t('overview.plotLabel', { count: total, range: amounts })
      }
      strip={strip}
    >
      {children}
    </TuitionPlot>
  );
}
