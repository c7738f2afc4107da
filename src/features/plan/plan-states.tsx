import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { FailedState } from '@/shared/states/failed-state';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { SkeletonLines } from '@/ui/skeleton-lines';

function CardSkeleton() {
  return <SkeletonLines lines={[['80%', 18], '60%', '45%']} className="gap-3 rounded border p-4" />;
}

export function BoardSkeleton() {
  return (
    // On a phone the tabs of the columns stand above it.
    <div aria-hidden className="max-md:pt-12">
      <div className="ruled grid content-start gap-6 py-6 md:grid-cols-2 lg:grid-cols-4">
        {[0, 1, 2, 3].map((key) => (
          <div key={key} className="grid content-start gap-3 max-md:nth-[n+2]:hidden">
            <Skeleton width="40%" height={16} />
            <CardSkeleton />
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The plan while it loads. */
export function PlanSkeleton() {
  const { t } = useTranslation('checklist');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="md:mt-15">
        <BoardSkeleton />
      </div>
    </>
  );
}

type FailedProps = { error: unknown; retry: () => void };

export function PlanFailed({ error, retry }: FailedProps) {
  const { t } = useTranslation('checklist');
  return (
    <FailedState className="pt-4 pb-10" title={t('failed.title')} error={error} retry={retry}>
      {t('failed.text')}
    </FailedState>
  );
}

const steps = ['save', 'plan', 'take'] as const;

/** Shown while nothing is saved: what the plan is for and how to begin. */
export function PlanEmpty() {
  const { t } = useTranslation('checklist');
  return (
    <>
      <EmptyState
        className="pt-4 pb-10"
        title={t('empty.title')}
        actions={
          <LocalLink to="school-list" className={buttonClass()}>
            {t('empty.open')}
          </LocalLink>
        }
      >
        <p className="text-17">{t('empty.lead')}</p>
      </EmptyState>
      <ol className="ruled grid md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[44px_1fr] gap-x-4 border-b py-5 md:block md:border-l md:px-6 md:pb-8 md:first:border-l-0 md:first:pl-0"
          >
            <span aria-hidden className="fig row-span-2 text-44 text-muted">
              {index + 1}
            </span>
            <h3 className="text-17 font-600 md:mt-2">{t(`empty.steps.${step}`)}</h3>
            <p className="max-w-[26em] text-muted">{t(`empty.steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
