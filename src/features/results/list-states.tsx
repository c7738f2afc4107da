import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { rowGrid } from './row-grid';

const SKELETON_ROWS = 4;

/** The shape of the rows that are on their way, with what is being done in words. */
export function LoadingRows() {
  const { t } = useTranslation('results');
  return (
    <div aria-hidden>
      <p className="border-b border-ink py-2 text-13 text-muted">{t('loading')}</p>
      <ul className="ledger">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <li key={row} className={`${rowGrid} gap-y-4 py-6 max-md:grid-cols-2`}>
            <div className="grid content-start gap-2.5 max-md:col-span-full">
              <Skeleton width="82%" height={22} />
              <Skeleton width="56%" />
              <Skeleton width="42%" />
            </div>
            <div className="grid content-start gap-2.5">
              <Skeleton width={92} height={24} />
              <Skeleton width={64} height={10} />
            </div>
            <div className="grid content-start gap-2.5 md:max-lg:hidden">
              <Skeleton width={104} />
              <Skeleton width="70%" />
            </div>
            <div className="grid content-start gap-2.5 max-md:col-span-full">
              <Skeleton width="48%" height={20} />
              <Skeleton width="88%" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The list did not load: the toast has told why, this is the way on (R15). */
export function FailedList({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <EmptyState
      className="ruled pt-8"
      level={3}
      title={t('failed.title')}
      actions={
        <>
          <Button loading={retrying} onClick={retry}>
            <Icon of={RotateCw} />
            {t('common:action.tryAgain')}
          </Button>
          <LocalLink to="home" className={buttonClass({ variant: 'quiet' })}>
            {t('common:action.home')}
          </LocalLink>
        </>
      }
    >
      <p>{t('failed.text')}</p>
    </EmptyState>
  );
}
