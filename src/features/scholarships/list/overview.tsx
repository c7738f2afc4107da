import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Scholarship } from '@/api/scholarship/contract';
import { useSignedIn } from '@/api/http/use-session';
import { daysUntil } from '@/i18n/format-date';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/skeleton';
import { isOpen, sortScholarships } from './filter';
import { countCriteria } from '@/shared/program/criteria';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { OPENED_HERE } from '@/shared/search-params/opened-here';
import { scholarshipParams } from './scholarship-params';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

/** `tall` reserves space for two lines of text. */
type CellProps = { figure: ReactNode; tall?: boolean; children: ReactNode };

function Cell({ figure, tall = false, children }: CellProps) {
  return (
    <div className="py-4 max-md:border-t max-md:first:border-t-0 md:border-l md:px-6 md:py-5 md:first:border-l-0 md:first:pl-0">
      <p className="fig num text-32">{figure}</p>
      <p className={cx('mt-1 max-w-[26em] wrap-anywhere text-muted', tall && 'min-h-12')}>
        {children}
      </p>
    </div>
  );
}

function Nearest({ scholarship, now }: { scholarship: Scholarship; now: Date }) {
  const { t } = useTranslation('scholarship');
  const { applyBy } = useScholarshipFormat();
  const { searchWith } = useSearchParamsState(scholarshipParams);
  const { near } = applyBy(scholarship, now);
  const days = daysUntil(scholarship.deadline ?? '', now);
  const figure = days === 0 ? t('overview.today') : t('overview.days', { count: days });
  return (
    <Cell tall figure={<span className={cx(near && 'text-accent')}>{figure}</span>}>
      {days === 0 ? t('overview.todayText') : t('overview.nearest')}{' '}
      <Link
        to={{ search: searchWith({ scholarship: String(scholarship.id) }) }}
        state={OPENED_HERE}
        preventScrollReset
        className="link"
      >
        {scholarship.name}
      </Link>
    </Cell>
  );
}

type Props = { all: readonly Scholarship[] | undefined; hasAnswers: boolean; now: Date };

/** Three figures: scholarships without unmet criteria, those open today, and the nearest deadline. */
export function ScholarshipOverview({ all, hasAnswers, now }: Props) {
  const { t } = useTranslation('scholarship');
  const signedIn = useSignedIn();
  const { number } = useScholarshipFormat();
  const box = 'ruled grid border-b border-b-ink md:grid-cols-3';
  if (!all) {
    return (
      <div aria-hidden className={box}>
        {[0, 1, 2].map((cell) => (
          <Cell key={cell} figure={<Skeleton width={72} height={32} className="md:h-10" />}>
            {/* Two lines for the cells that may need them. */}
            <Skeleton width="80%" height={cell === 2 || (cell === 0 && signedIn) ? 48 : 24} />
          </Cell>
        ))}
      </div>
    );
  }
  const open = all.filter((one) => isOpen(one, now));
  const clear = all.filter((one) => {
    const { met, unmet } = countCriteria(one.criteria ?? []);
    return met > 0 && unmet === 0;
  });
  const places = new Set(all.flatMap(({ countries }) => countries ?? []).map(({ title }) => title));
  const nearest = sortScholarships(open, 'deadline').find(({ deadline }) => deadline);
  return (
    <div className={box}>
      {hasAnswers ? (
        <Cell tall figure={number(clear.length)}>
          {t('overview.clear', { count: clear.length })}
        </Cell>
      ) : (
        <Cell figure={number(places.size)}>{t('overview.countries', { count: places.size })}</Cell>
      )}
      <Cell figure={number(open.length)}>{t('overview.open', { count: open.length })}</Cell>
      {nearest && <Nearest scholarship={nearest} now={now} />}
    </div>
  );
}
