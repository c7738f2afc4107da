import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Trans } from 'react-i18next';
import type { Overview } from '@/api/engine/contract';
import type { Answers } from '@/shared/answers/answers';
import { formatMoney, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber, formatBudget } from '@/lib/budget';
import { BarList } from '@/ui/data/bar-list';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { SpreadPlot } from './spread-plot';
import { tuitionSpread, type TuitionSpread } from './tuition-spread';

const MAX_COUNTRIES = 4;
const COUNTRIES_IN_LINE = 3;

type PanelProps = { title: string; summary: ReactNode; className?: string; children: ReactNode };

/** A part of the overview; on a phone one line that expands. */
function Panel({ title, summary, className, children }: PanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div
      className={cx(
        'border-t md:border-t-0 md:border-l md:px-8 md:pt-4 md:pb-5 md:last:pr-0',
        className,
      )}
    >
      <h3 className="text-13 text-muted max-md:hidden">{title}</h3>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-4 py-1.5 text-left md:hidden"
      >
        <span>
          <span className="block text-13 text-muted">{title}</span>
          {summary}
        </span>
        <Icon of={ChevronDown} className={cx('text-muted', open && 'transform-[rotate(180deg)]')} />
      </button>
      <div id={id} className={cx('pb-4 md:pt-1 md:pb-0', !open && 'max-md:hidden')}>
        {children}
      </div>
    </div>
  );
}

type PictureProps = { overview: Overview; total: number; answers: Answers };

type TuitionProps = PictureProps & { spread: TuitionSpread };

function TuitionPanel({ spread, overview, total, answers }: TuitionProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(locale, amount);
  const min = answers.budget?.min;
  const max = budgetNumber(answers.budget?.max);
  const within = min != null || max != null ? (overview.within_budget ?? null) : null;
  const budget = { from: budgetNumber(min) ?? 0, to: max };
  const parts = {
    b: <b className="text-24 tracking-[-0.015em]" />,
    range: <span className="whitespace-nowrap" />,
  };
  return (
    <SpreadPlot
      spread={spread}
      total={total}
      range={within === null ? spread.most : budget}
      className="pt-3 pb-4 md:flex-1 md:pt-4 md:pr-8 md:pb-5"
      plotClass="h-23 md:h-auto md:min-h-30 md:flex-1"
    >
      <p className="num">
        {within === null ? (
          <Trans
            t={t}
            i18nKey="overview.mostCommon"
            values={{ range: `${money(spread.most.from)} - ${money(spread.most.to)}` }}
            components={parts}
          />
        ) : (
          <Trans
            t={t}
            i18nKey="overview.within"
            values={{ count: within, total, range: formatBudget({ min: min ?? 0, max }, money) }}
            components={parts}
          />
        )}
      </p>
    </SpreadPlot>
  );
}

function useNumberFormat() {
  const locale = useLocale();
  return (value: number) => formatNumber(locale, value);
}

function CountriesPanel({ countries }: { countries: NonNullable<Overview['countries']> }) {
  const { t } = useTranslation('results');
  const format = useNumberFormat();
  // `1 more` would take as much space as the country itself.
  const limit = countries.length === MAX_COUNTRIES + 1 ? countries.length : MAX_COUNTRIES;
  const others = countries.slice(limit);
  const items = countries
    .slice(0, limit)
    .map(({ title, count }) => ({ id: title, label: title, value: count }));
  if (others.length > 0) {
    const value = others.reduce((sum, { count }) => sum + count, 0);
    items.push({ id: '', label: t('overview.more', { count: others.length }), value });
  }
  const line = countries
    .slice(0, COUNTRIES_IN_LINE)
    .map(({ title, count }) => t('overview.countryCount', { title, count }))
    .join(', ');
  return (
    <Panel title={t('overview.countries')} summary={line} className="md:basis-[28%]">
      <BarList items={items} format={format} />
    </Panel>
  );
}

function FitPanel({ fit }: { fit: NonNullable<Overview['fit']> }) {
  const { t } = useTranslation('results');
  const format = useNumberFormat();
  return (
    <Panel
      title={t('overview.fit')}
      summary={t('overview.allMetLine', { count: fit.all_met })}
      className="md:basis-[31%]"
    >
      <BarList
        format={format}
        items={[
          { id: 'met', label: t('overview.allMet'), value: fit.all_met },
          { id: 'one', label: t('overview.oneUnmet'), value: fit.one_unmet, quiet: true },
          { id: 'more', label: t('overview.moreUnmet'), value: fit.more_unmet, quiet: true },
        ]}
      />
      <p className="mt-2 text-13 text-muted">{t('overview.notOdds')}</p>
    </Panel>
  );
}

/** The whole final result (R20): spread of tuition, countries, and how the programs fit the answers, as far as known. */
export function OverviewPicture({ overview, total, answers }: PictureProps) {
  const { t } = useTranslation('results');
  const spread = tuitionSpread(overview.tuition);
  const countries = overview.countries?.filter(({ count }) => count > 0) ?? [];
  if (!spread && countries.length === 0 && !overview.fit) return null;
  return (
    <section aria-labelledby="overview-title" className="ruled flex flex-col border-b md:flex-row">
      <h2 id="overview-title" className="sr-only">
        {t('overview.label')}
      </h2>
      {spread && <TuitionPanel {...{ spread, overview, total, answers }} />}
      {countries.length > 0 && <CountriesPanel countries={countries} />}
      {overview.fit && <FitPanel fit={overview.fit} />}
    </section>
  );
}
