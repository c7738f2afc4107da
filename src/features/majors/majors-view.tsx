import { useQuery } from '@tanstack/react-query';
import type { Major } from '@/api/major/contract';
import { majorsQuery } from '@/api/major/queries';
import { formatMajors } from '@/i18n/format-names';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { cleanSearch } from '@/lib/search-text';
import { LocalLink } from '@/routing/local-link';
import { useRestoredByBack } from '@/shared/hooks/use-restored-by-back';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { useTypedSearch } from '@/shared/search-params/use-typed-search';
import { FailedState } from '@/shared/states/failed-state';
import { RetryLine } from '@/shared/states/retry-line';
import { SearchField } from '@/ui/forms/search-field';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { SkeletonLines, SkeletonRows } from '@/ui/skeleton-lines';
import { isChosen, type MajorChoice } from './choice';
import { ClusterIndex } from './cluster-index';
import { MajorsList } from './majors-list';
import { listMajors } from './majors-listing';
import { MAJOR_CLOSED, majorsParams } from './majors-params';
import { useMajorReveal } from './use-major-reveal';
import { useMyMajors } from './use-my-majors';

function MajorsSkeleton() {
  return (
    <div aria-hidden className="grid gap-x-18 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <SkeletonLines
        lines={['62%', '48%', '74%', '58%', '66%', '40%', '70%', '52%']}
        className="gap-5 max-lg:hidden"
      />
      <div>
        <Skeleton width="38%" height={24} className="mb-3" />
        <SkeletonRows
          count={5}
          row="py-6"
          className="ruled"
          cells={[{ lines: [['86%', 20], '44%'] }]}
        />
      </div>
    </div>
  );
}

type ChosenProps = { majors: readonly Major[]; choice: MajorChoice };

/** The chosen majors with a link to their programs. */
function ChosenMajors({ majors, choice }: ChosenProps) {
  const { t } = useTranslation('majors');
  const locale = useLocale();
  const names = majors.filter((major) => isChosen(choice, major)).map(({ title }) => title);
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="chosen-majors" className="border-l-2 border-brand py-0.5 pl-4">
      <h2 id="chosen-majors" className="text-13 text-muted">
        {t('chosen.title')}
      </h2>
      <p className="wrap-anywhere">{formatMajors(locale, names)}</p>
      <LocalLink to="school-list" className="link tap">
        {t('actions.list')}
      </LocalLink>
    </section>
  );
}

export function MajorsView() {
  const { t } = useTranslation('majors');
  const url = useDetailParam(majorsParams, MAJOR_CLOSED);
  const { params, dropped, searchWith, setParams } = url;
  const myMajors = useMyMajors();
  const [typed, setTyped] = useTypedSearch(params.q);
  const { data, error, isPending, isError, isFetching, refetch } = useQuery({
    ...majorsQuery(useLanguage()),
    meta: { inlineError: true },
  });
  const arrival = useMajorReveal(isPending);
  const allAtOnce = useRestoredByBack(!isPending);
  const majors = data ?? [];
  const listing = listMajors(majors, params, cleanSearch(typed));
  const { q, cluster, clusters, opened, count, countInAll } = listing;

  const unknown = {
    major: !opened && (dropped.includes('major') || (data && params.major !== null)),
    cluster: !cluster && (dropped.includes('cluster') || (data && params.cluster !== null)),
    q: params.q === '' && dropped.includes('q'),
  };
  const notices = (['major', 'cluster', 'q'] as const).filter((name) => unknown[name]);
  const status = () => {
    if (isPending) return t('loading');
    if (!data) return '';
    const key = `count.${q === '' ? 'all' : 'found'}${cluster ? 'In' : ''}` as const;
    return t(key, { count, q, cluster: cluster?.title ?? '' });
  };
  return (
    <>
      <div className="mb-2 lg:mb-10">
        <SearchField
          label={t('search.label')}
          clearLabel={t('search.clear')}
          value={params.q}
          onType={setTyped}
          onSearch={(text) => setParams({ q: text, major: null }, { replace: true })}
          className="max-w-[37rem]"
        />
        {/* Without a search, the chips of the fields say it too. */}
        <p
          role="status"
          className={data && q === '' ? 'sr-only' : 'mt-2 text-13 wrap-anywhere text-muted'}
        >
          {status()}
        </p>
      </div>
      {notices.length > 0 && (
        <Notice tone="warn" role="status" className="mb-8">
          {notices.map((name) => (
            <p key={name}>{t(`unknown.${name}`)}</p>
          ))}
        </Notice>
      )}
      {isPending && <MajorsSkeleton />}
      {data && isError && (
        <RetryLine
          role="alert"
          className="mb-8"
          text={t('failed.outdated')}
          error={error}
          retry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && isError && (
        <FailedState
          title={t('failed.title')}
          error={error}
          retry={() => void refetch()}
          retrying={isFetching}
        >
          {t('failed.text')}
        </FailedState>
      )}
      {data && (
        <div className="grid gap-x-18 gap-y-4 lg:grid-cols-[4fr_8fr]">
          <div className="grid content-start gap-6 lg:sticky lg:top-6 lg:max-h-[calc(100*var(--dvh)-3rem)] lg:self-start lg:overflow-y-auto lg:pr-1 lg:pb-1">
            <ClusterIndex
              entries={[{ id: null, title: t('clusters.all'), count: countInAll }, ...clusters]}
              current={cluster?.id ?? null}
              searchFor={(id) => searchWith({ q, cluster: id, major: null })}
            />
            <ChosenMajors majors={majors} choice={myMajors.choice} />
          </div>
          <MajorsList {...{ majors, listing, url, myMajors, arrival, allAtOnce }} />
        </div>
      )}
    </>
  );
}
