import { hasFeature } from '@/browser/features';
import { isCancelled } from '@/api/http/errors';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { LocalLink } from '@/routing/local-link';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { GuideFilterBar } from './guide-filters';
import { GuideList, GuideListSkeleton } from './guide-list';
import { guideParams, isFiltered } from './guide-params';
import { GuidesFailed, NoGuides } from './guide-states';
import { useGuides } from './open-guide';

export function GuideContents() {
  const { t } = useTranslation('resources');
  const { params, setParams, searchWith } = useSearchParamsState(guideParams);
  const { data, error, isError, refetch } = useGuides(params);
  const failed = isError && !isCancelled(error);
  const count = data?.length ?? 0;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <AfterHeading>
        <section aria-label={t('filters.label')}>
          <GuideFilterBar filters={params} setParams={setParams} />
        </section>
        <div className="mt-4 mb-4 flex min-h-11 flex-wrap items-center gap-x-4 print:hidden">
          <p role="status" className="text-muted">
            {data ? t('count', { count }) : !failed && t('loading')}
          </p>
          {isFiltered(params) && (
            <SelfRemovingButton
              variant="quiet"
              className="-ml-2.5"
              onClick={() => setParams({ stage: null, grade: null, q: '' })}
            >
              {t('filters.clear')}
            </SelfRemovingButton>
          )}
        </div>
        {data && count > 0 && (
          <GuideList guides={data} searchFor={(id) => searchWith({ read: id })} />
        )}
        {data && count === 0 && <NoGuides filters={params} setParams={setParams} />}
        {!data && failed && <GuidesFailed of="list" error={error} retry={() => void refetch()} />}
        {!data && !failed && <GuideListSkeleton />}
        {hasFeature('sophie') && (
          <section className="ruled mt-16 grid justify-items-start gap-2 pt-6 md:mt-24 print:hidden">
            <h2 className="text-24">{t('more.title')}</h2>
            <p className="max-w-[45em] text-muted">{t('more.text')}</p>
            <LocalLink
              to="sophie"
              className={buttonClass({ variant: 'second', className: 'mt-2' })}
            >
              {t('more.action')}
            </LocalLink>
          </section>
        )}
      </AfterHeading>
    </>
  );
}
