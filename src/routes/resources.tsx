import { useQuery } from '@tanstack/react-query';
import { isCancelled, statusOf } from '@/api/http/errors';
import { resourceQuery, resourcesQuery, type GuideFilters } from '@/api/resource/queries';
import { GuideFilterBar } from '@/features/resources/guide-filters';
import { GuideList, GuideListShape } from '@/features/resources/guide-list';
import { guideParams, isNarrowed } from '@/features/resources/guide-params';
import { isId } from '@/shared/search-params/param-codecs';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { GuideReader } from '@/features/resources/guide-reader';
import { GuidesFailed, MissingGuide, NoGuides } from '@/features/resources/guide-states';
import { useGuideFocus } from '@/features/resources/use-guide-focus';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

/** The guides under these filters, in the language of the page or the one chosen. */
function useGuides({ stage, grade, language, q }: GuideFilters) {
  return useQuery(resourcesQuery(useLanguage(), { stage, grade, language, q }));
}

function Contents() {
  const { t } = useTranslation('resources');
  const { params, setParams, searchWith } = useSearchParamsState(guideParams);
  const { data, error, isError, isFetching, refetch } = useGuides(params);
  const failed = isError && !isCancelled(error);
  const count = data?.length ?? 0;
  return (
    <>
      <header className="grid gap-x-[72px] gap-y-4 pt-2 pb-10 md:pb-14 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="max-w-[24ch] text-44">{t('title')}</h1>
        <p className="max-w-[52ch] text-17 text-muted">{t('lead')}</p>
      </header>
      <section aria-label={t('filters.label')}>
        <GuideFilterBar filters={params} setParams={setParams} />
      </section>
      <div className="mt-4 mb-10 flex min-h-11 flex-wrap items-center gap-x-4 print:hidden">
        <p role="status" className="text-muted">
          {data ? t('count', { count }) : !failed && t('loading')}
        </p>
        {isNarrowed(params) && (
          <Button variant="quiet" onClick={() => setParams({ stage: null, grade: null, q: '' })}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      {data && count > 0 && (
        <GuideList guides={data} searchFor={(id) => searchWith({ read: id })} />
      )}
      {data && count === 0 && <NoGuides filters={params} setParams={setParams} />}
      {!data && failed && (
        <GuidesFailed of="list" error={error} retry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !failed && <GuideListShape />}
      <section className="ruled mt-16 grid justify-items-start gap-2 pt-6 md:mt-24 print:hidden">
        <h2 className="text-24">{t('more.title')}</h2>
        <p className="max-w-[60ch] text-muted">{t('more.text')}</p>
        <LocalLink to="sophie" className={buttonClass({ variant: 'second', className: 'mt-2' })}>
          {t('more.action')}
        </LocalLink>
      </section>
    </>
  );
}

function Reading({ id }: { id: string }) {
  const language = useLanguage();
  const { params } = useSearchParamsState(guideParams);
  const guides = useGuides(params);
  const guide = useQuery({
    ...resourceQuery(language, id, params.language),
    enabled: isId(id),
  });
  const { error, isError, isFetching, refetch } = guide;
  if (!isId(id) || statusOf(error) === 404) return <MissingGuide />;
  const index = guides.data?.findIndex((item) => String(item.id) === id) ?? -1;
  const failed = isError && !guide.data && !isCancelled(error);
  return (
    <GuideReader
      guide={guide.data ?? null}
      summary={guides.data?.[index] ?? null}
      next={index < 0 ? undefined : (guides.data?.[index + 1] ?? null)}
      failure={
        failed ? (
          <GuidesFailed
            of="guide"
            error={error}
            retry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null
      }
    />
  );
}

/** `/resources`: the contents by stage, and one guide where the query names it (design section 5, R21). */
export function Page() {
  const { read } = useSearchParamsState(guideParams).params;
  useGuideFocus(read);
  return (
    <div className="page pt-6 md:pt-10">{read === null ? <Contents /> : <Reading id={read} />}</div>
  );
}
