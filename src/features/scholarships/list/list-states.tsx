import { ArrowRight } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/empty-state';
import { FailedState } from '@/ui/failed-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import type { Relaxation } from './filter';
import type { ScholarshipParams } from './scholarship-params';
import { rowGrid } from './row-grid';

const SKELETON_ROWS = 6;

/** The shape of the rows that are on their way; the count line says what is being done. */
export function LoadingRows() {
  return (
    <ul aria-hidden className="ledger border-t border-ink">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <li key={row} className={`${rowGrid} gap-y-4 py-6`}>
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

/** The list did not load: the toast has told why, this is the way on (R15). */
export function FailedList({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['scholarship', 'common']);
  return (
    <FailedState
      title={t('failed.title')}
      retry={retry}
      retrying={retrying}
      retryLabel={t('common:action.tryAgain')}
    >
      {t('failed.text')}
    </FailedState>
  );
}

type EmptyProps = {
  params: ScholarshipParams;
  offers: readonly Relaxation[];
  onTake: (changes: Partial<ScholarshipParams>) => void;
};

/** Nothing is left: the changes that open the list again, one tap each, with what they give. */
export function EmptyList({ params, offers, onTake }: EmptyProps) {
  const { t } = useTranslation('scholarship');
  const nothingSaved = params.saved && offers.some(({ name }) => name === 'saved');
  return (
    <EmptyState className="ruled pt-8" level={3} title={t('empty.title')}>
      <p>{nothingSaved ? t('empty.leadSaved') : t('empty.lead')}</p>
      <ul className="mt-4 border-t text-ink">
        {offers.map(({ name, total, changes }) => (
          <li key={name} className="border-b">
            <button
              type="button"
              onClick={() => onTake(changes)}
              className="moves flex min-h-14 w-full items-center gap-4 py-3 text-left enabled-hover:text-brand"
            >
              <span className="flex-1 font-600 wrap-anywhere">
                {t(`empty.${name}`, { q: params.q })}
              </span>{' '}
              <span className="num text-muted">{t('count', { count: total })}</span>
              <Icon of={ArrowRight} className="text-brand" />
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
