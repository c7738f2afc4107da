import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { FailedState } from '@/shared/states/failed-state';
import { Skeleton } from '@/ui/skeleton';
import { programRowGrid } from './program-rows';

const SKELETON_ROWS = 4;

export function ProgramRowsSkeleton() {
  const { t } = useTranslation('results');
  return (
    <div aria-hidden>
      <p className="border-b border-ink py-2 text-13 text-muted">{t('loading')}</p>
      <ul className="ledger">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <li key={row} className={`${programRowGrid} gap-y-4 py-6 max-md:grid-cols-2`}>
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

/** A failed load; the toast has the reason (R15). */
export function FailedPrograms({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <FailedState
      level={3}
      title={t('failed.title')}
      retry={retry}
      retrying={retrying}
      otherWay={
        <LocalLink to="home" className={buttonClass({ variant: 'quiet' })}>
          {t('common:action.home')}
        </LocalLink>
      }
    >
      {t('failed.text')}
    </FailedState>
  );
}
