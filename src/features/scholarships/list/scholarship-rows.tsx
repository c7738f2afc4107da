import { createContext, memo, use, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Worth } from '@/features/scholarships/detail/facts';
import { ScholarshipFit } from '@/features/scholarships/detail/fit';
import { ScholarshipToggle } from '@/features/scholarships/scholarship-toggle';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { OPENED_FROM_PAGE } from '@/shared/search-params/opened-from-page';
import { ROWS_PER_STEP, scholarshipParams } from './scholarship-params';
import type { SavedScholarships } from '@/features/scholarships/use-scholarship-saving';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

/** Columns of a row: worth, scholarship with criteria and date, save. On a phone with large text the worth is above. */
export const scholarshipRowGrid =
  'relative flex min-h-21 flex-wrap gap-x-2 py-2.5 *:first:basis-[6rem] *:nth-2:flex-[1_1_8rem] md:grid md:min-h-23 md:grid-cols-[9rem_minmax(0,1fr)_2.75rem] md:items-center md:gap-x-6 md:py-4 lg:grid-cols-[12.5rem_minmax(0,1fr)_2.75rem]';

/** A context, so that the memoized rows do not render again when it changes. */
const SavedScholarshipsContext = createContext<SavedScholarships | null>(null);

function RowToggle({ scholarship }: { scholarship: Scholarship }) {
  const saved = use(SavedScholarshipsContext);
  return saved && <ScholarshipToggle scholarship={scholarship} saved={saved} />;
}

type RowProps = { scholarship: Scholarship; now: Date; marked: boolean };

/** A scholarship. On a phone the place and the date are one line, and the criteria are in its details. */
const ScholarshipRow = memo(function ScholarshipRow({ scholarship, now, marked }: RowProps) {
  const { t } = useTranslation('scholarship');
  const { places, dateLine } = useScholarshipFormat();
  const { searchWith } = useSearchParamsState(scholarshipParams);
  const place = places(scholarship) ?? scholarship.provider;
  const date = dateLine(scholarship, now);
  return (
    <li className={scholarshipRowGrid}>
      <div>
        <span className="sr-only">{t('columns.worth')}: </span>
        <Worth scholarship={scholarship} marked={marked} />
      </div>
      <div className="max-md:leading-5 md:flex md:items-center md:gap-6">
        <div className="max-md:contents md:flex-1">
          <h3 className="text-15 leading-5 font-600 md:text-17 md:leading-6">
            <Link
              to={{ search: searchWith({ scholarship: String(scholarship.id) }) }}
              state={OPENED_FROM_PAGE}
              preventScrollReset
              className="scroll-mb-40 wrap-anywhere no-underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
            >
              {keepCompounds(scholarship.name)}
            </Link>
          </h3>
          <p className="wrap-anywhere max-md:inline">{place}</p>
        </div>
        <div className="max-md:contents md:grid md:w-48 md:gap-1 lg:contents">
          <div className="max-md:hidden lg:w-60">
            <ScholarshipFit criteria={scholarship.criteria} />
          </div>
          <p className={cx('num max-md:inline lg:w-36', date.near && 'font-600 text-accent')}>
            <span aria-hidden className="font-450 text-ink md:hidden">
              ,{' '}
            </span>
            <span className="sr-only">{t('columns.deadline')}: </span>
            <span
              className={cx(
                date.left !== null && 'max-md:hidden',
                // On a phone the words without a date continue the line of the place.
                !scholarship.deadline && 'max-md:lowercase',
              )}
            >
              {date.day}
              {date.left !== null && ', '}
            </span>
            {date.left}
          </p>
        </div>
      </div>
      <RowToggle scholarship={scholarship} />
    </li>
  );
});

type Props = {
  list: readonly Scholarship[];
  now: Date;
  saved: SavedScholarships;
  /** Marks illustrative amounts. */
  marked: boolean;
};

/** The scholarships as rows, ten at a time. */
export function ScholarshipRows({ list, now, saved, marked }: Props) {
  const { t } = useTranslation('scholarship');
  const { params, setParams } = useSearchParamsState(scholarshipParams);
  const rows = useRef<HTMLOListElement>(null);
  const focusOn = useRef<number | null>(null);
  const shown = Math.min(list.length, params.page * ROWS_PER_STEP);
  useLayoutEffect(() => {
    if (focusOn.current === null || shown <= focusOn.current) return;
    rows.current?.children[focusOn.current]?.querySelector<HTMLElement>('h3 a')?.focus();
    focusOn.current = null;
  }, [shown]);
  return (
    <SavedScholarshipsContext value={saved}>
      <ol ref={rows} className="ledger ruled border-b border-b-line">
        {list.slice(0, shown).map((scholarship) => (
          <ScholarshipRow key={scholarship.id} {...{ scholarship, now, marked }} />
        ))}
      </ol>
      {shown < list.length && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <Button
            variant="second"
            onClick={() => {
              focusOn.current = shown;
              // Back leads to where the person came from, with the rows that were shown.
              setParams({ page: params.page + 1 }, { replace: true });
            }}
          >
            {t('more', { count: Math.min(ROWS_PER_STEP, list.length - shown) })}
          </Button>
          <span className="num">{t('shown', { shown, count: list.length })}</span>
        </div>
      )}
    </SavedScholarshipsContext>
  );
}
