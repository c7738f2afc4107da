import { Trans } from 'react-i18next';
import type { Overview } from '@/api/engine/contract';
import type { Answers } from '@/shared/answers/answers';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber, formatBudget } from '@/lib/budget';
import { SpreadPlot } from './spread-plot';
import { tuitionSpread } from './tuition-spread';

type Props = { overview: Overview; total: number; budget: Answers['budget'] };

/** The tuition of all programs of the list, over its rows. */
export function TuitionStrip({ overview, total, budget }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(locale, amount);
  const spread = tuitionSpread(overview.tuition);
  if (!spread) return null;
  const shown = spread.most ?? spread.all;
  const min = budget?.min;
  const max = budgetNumber(budget?.max);
  const within = min != null || max != null ? (overview.within_budget ?? null) : null;
  const from = budgetNumber(min) ?? 0;
  const parts = {
    b: <b className="text-ink" />,
    range: <span className="whitespace-nowrap" />,
  };
  return (
    <SpreadPlot
      strip
      spread={spread}
      total={total}
      range={within === null ? { from: 0, to: null } : { from, to: max }}
      plotClass="h-12 md:h-20"
    >
      <p className="num text-13 text-muted">
        {within === null ? (
          <Trans
            t={t}
            i18nKey={spread.most ? 'overview.mostCommon' : 'overview.tuition'}
            values={{ range: `${money(shown.from)} - ${money(shown.to)}` }}
            components={parts}
          />
        ) : (
          <Trans
            t={t}
            i18nKey="overview.within"
            values={{
              count: within,
              total,
              range:
                from === 0 && max !== null ? money(max) : formatBudget({ min: from, max }, money),
            }}
            components={parts}
          />
        )}
      </p>
    </SpreadPlot>
  );
}
