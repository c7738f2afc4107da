import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import type { Overview } from '@/api/engine/contract';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { BarList } from '@/ui/data/bar-list';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

const MAX_COUNTRIES = 4;
const COUNTRIES_IN_LINE = 3;

type PanelProps = { title: string; summary: ReactNode; children: ReactNode };

/** A part of the overview; on a phone one line that expands. */
function Panel({ title, summary, children }: PanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-t md:basis-1/2 md:border-t-0 md:border-l md:px-8 md:pt-4 md:pb-5 md:last:pr-0">
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
    <Panel title={t('overview.countries')} summary={line}>
      <BarList items={items} format={format} />
    </Panel>
  );
}

function FitPanel({ fit }: { fit: NonNullable<Overview['fit']> }) {
  const { t } = useTranslation('results');
  const format = useNumberFormat();
  return (
    <Panel title={t('overview.fit')} summary={t('overview.allMetLine', { count: fit.all_met })}>
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

/** The whole final result (R20), below the list: countries, and how the programs fit the answers, as far as known. */
export function OverviewPicture({ overview }: { overview: Overview }) {
  const { t } = useTranslation('results');
  const countries = overview.countries?.filter(({ count }) => count > 0) ?? [];
  if (countries.length === 0 && !overview.fit) return null;
  return (
    <section aria-labelledby="overview-title" className="ruled mt-10">
      <h2 id="overview-title" className="pt-4 pb-2 text-20">
        {t('overview.label')}
      </h2>
      <div className="flex flex-col md:flex-row md:[&>:first-child]:border-l-0 md:[&>:first-child]:pl-0">
        {countries.length > 0 && <CountriesPanel countries={countries} />}
        {overview.fit && <FitPanel fit={overview.fit} />}
      </div>
    </section>
  );
}
