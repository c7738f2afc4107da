import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/empty-state';
import { FailedState } from '@/shared/states/failed-state';
import { OfferList } from '@/ui/data/offer-list';
import { Skeleton } from '@/ui/skeleton';
import type { FilterRelaxation } from './filter';
import type { ScholarshipParams } from './scholarship-params';
import { scholarshipRowGrid } from './scholarship-rows';

const SKELETON_ROWS = 6;

export function ScholarshipRowsSkeleton() {
  return (
    <ul aria-hidden className="ledger border-t border-ink">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <li key={row} className={`${scholarshipRowGrid} gap-y-4 py-6`}>
          <div className="grid content-start gap-2.5">
            <Skeleton width="82%" height={22} />
            <Skeleton width="56%" />
            <Skeleton width="42%" />
          </div>
          <div className="grid content-start gap-2.5">
            <Skeleton width={92} height={24} />
            <Skeleton width="80%" />
          </div>
          <div className="grid content-start gap-2.5 max-lg:hidden">
            <Skeleton width={104} />
            <Skeleton width="60%" />
          </div>
          <div className="grid content-start gap-2.5">
            <Skeleton width="48%" height={20} />
            <Skeleton width="88%" />
            <Skeleton width="72%" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A failed load; the toast has the reason (R15). */
export function FailedScholarships({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t } = useTranslation('scholarship');
  return (
    <FailedState title={t('failed.title')} retry={retry} retrying={retrying}>
      {t('failed.text')}
    </FailedState>
  );
}

type EmptyProps = {
  params: ScholarshipParams;
  offers: readonly FilterRelaxation[];
  setParams: (changes: Partial<ScholarshipParams>) => void;
};

/** Offers the changes that find scholarships, with their number. */
export function NoScholarships({ params, offers, setParams }: EmptyProps) {
  const { t } = useTranslation('scholarship');
  const nothingSaved = params.saved && offers.some(({ name }) => name === 'saved');
  return (
    <EmptyState className="ruled pt-8" level={3} title={t('empty.title')}>
      <p>{nothingSaved ? t('empty.leadSaved') : t('empty.lead')}</p>
      <OfferList
        offers={offers.map(({ name, total, changes }) => ({
          key: name,
          label: t(`empty.${name}`, { q: params.q }),
          count: t('count', { count: total }),
          apply: () => setParams(changes),
        }))}
      />
    </EmptyState>
  );
}
