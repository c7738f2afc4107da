import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { scrollStripTo } from '@/ui/data/scroll-strip';

/** `id` is `null` for all majors. */
type IndexEntry = { id: string | null; title: string; count: number };

type Props = {
  entries: readonly IndexEntry[];
  /** Id of the selected cluster; `null` for all. */
  current: string | null;
  /** Query (with its `?`) of a cluster. */
  searchFor: (cluster: string | null) => string;
};

const asChip =
  'max-lg:rounded max-lg:border max-lg:bg-surface max-lg:px-3.5 max-lg:font-600 ' +
  'max-lg:aria-[current]:border-brand max-lg:aria-[current]:bg-brand-soft';
const asRow =
  'lg:w-full lg:py-2.5 lg:hover:text-brand lg:aria-[current]:font-600 ' +
  'lg:aria-[current]:shadow-[inset_2px_0_0_var(--color-brand)] lg:aria-[current]:pl-3.5';

/** The clusters with their number of majors: a column next to the list, a strip of chips on a phone. */
export function ClusterIndex({ entries, current, searchFor }: Props) {
  const { t } = useTranslation('majors');
  const locale = useLocale();
  const strip = useRef<HTMLUListElement>(null);
  const index = entries.findIndex(({ id }) => id === current);
  useEffect(() => {
    // A link can select a cluster that is scrolled out of the strip.
    const chip = strip.current?.children[index];
    if (strip.current && chip instanceof HTMLElement) scrollStripTo(strip.current, chip);
  }, [index]);
  return (
    <nav aria-label={t('clusters.label')}>
      <h2 className="pb-2 text-13 text-muted max-lg:sr-only">{t('clusters.label')}</h2>
      <ul
        ref={strip}
        className="relative max-lg:-mx-(--gutter) max-lg:flex max-lg:gap-2 max-lg:whitespace-nowrap max-lg:strip max-lg:px-(--gutter) max-lg:py-1.5 lg:ledger lg:ruled"
      >
        {entries.map(({ id, title, count }) => (
          <li key={id ?? 'all'} className="max-lg:flex-none">
            <Link
              to={{ search: searchFor(id) }}
              aria-current={id === current ? 'true' : undefined}
              className={cx(
                'moves flex min-h-11 items-baseline justify-between gap-3 py-2.5 text-ink no-underline aria-[current]:text-brand',
                asChip,
                asRow,
              )}
            >
              <span className={count === 0 && id !== current ? 'text-muted' : undefined}>
                {title}
              </span>{' '}
              <span className="num shrink-0 text-13 text-muted">{formatNumber(locale, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
