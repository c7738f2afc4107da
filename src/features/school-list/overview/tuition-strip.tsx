import { Trans } from 'react-i18next';
import type { Overview } from '@/api/engine/contract';
import type { Answers } from '@/shared/answers/answers';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
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
  // The list has the cheaper programs, too.
  const max = budgetNumber(budget?.max);
  const within = max === null ? null : (overview.within_budget ?? null);
  const parts = {
    b: <b className="text-ink" />,
    range: <span className="whitespace-nowrap" />,
  };
  return (
    <SpreadPlot
      strip
      spread={spread}
      total={total}
      range={{ from: 0, to: within === null ? null : max }}
    >
      <p className="num text-13 text-muted">
        {max === null || within === null ? (
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
            values={{ count: within, total, range: money(max) }}
            components={parts}
          />
        )}
      </p>
    </SpreadPlot>
  );
}
