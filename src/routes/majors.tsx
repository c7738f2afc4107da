import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Major } from '@/api/major/contract';
import { majorsQuery } from '@/api/major/queries';
import { ClusterIndex, type IndexEntry } from '@/features/majors/cluster-index';
import { clustersOf, findMajors } from '@/features/majors/find-majors';
import { useTranslation } from '@/i18n/use-translation';
import { cleanSearch } from '@/lib/search-text';
import { FailedMajors, LoadingMajors } from '@/features/majors/majors-states';
import { MAJOR_CLOSED, majorsParams } from '@/features/majors/majors-params';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { useLanguage } from '@/i18n/use-locale';
import { useCameBack } from '@/shared/hooks/use-restored-by-back';
import { Notice } from '@/ui/notice';
import { SearchField } from '@/ui/forms/search-field';
import { ChosenMajors } from '@/features/majors/chosen-majors';
import { MajorsHead } from '@/features/majors/majors-head';
import { MajorsList } from '@/features/majors/majors-list';
import { useArrival } from '@/features/majors/use-arrival';
import { useMySearch } from '@/features/majors/use-my-search';

const NONE: readonly Major[] = [];
const inCluster = (cluster: string | null) => (major: Major) =>
  cluster === null || String(major.parent?.id) === cluster;

/** `/majors`: what the days of each are like, by cluster and by search (design section 5). */
export function Page() {
  const { t } = useTranslation('majors');
  const language = useLanguage();
  const url = useDetailParam(majorsParams, MAJOR_CLOSED);
  const mySearch = useMySearch();
  const { params, dropped, searchWith, setParams } = url;
  // What is typed, before the URL has it at a pause.
  const [ahead, setAhead] = useState<{ text: string; of: string } | null>(null);
  if (ahead && ahead.of !== params.q) setAhead(null);
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...majorsQuery(language),
    meta: { shownInPlace: true },
  });
  const arrival = useArrival(isPending);
  const whole = useCameBack(!isPending);
  const majors = data ?? NONE;

  const q = ahead ? cleanSearch(ahead.text) : params.q;
  const found = findMajors(majors, q);
  const clusters = clustersOf(majors);
  const cluster = clusters.find(({ id }) => id === params.cluster) ?? null;
  const only = inCluster(cluster?.id ?? null);
  const [named, mentioned] = [found.named.filter(only), found.mentioned.filter(only)];
  const shown = [...named, ...mentioned];
  const all = [...found.named, ...found.mentioned];

  const opened = majors.find(({ id }) => String(id) === params.major) ?? null;
  const outside = opened && q === params.q && !shown.includes(opened) ? opened : null;
  const unknown = {
    cluster: !cluster && (dropped.includes('cluster') || (data && params.cluster !== null)),
    major: !opened && (dropped.includes('major') || (data && params.major !== null)),
    q: params.q === '' && dropped.includes('q'),
  };
  const notices = (['major', 'cluster', 'q'] as const).filter((name) => unknown[name]);

  const entries: IndexEntry[] = [
    { id: null, title: t('clusters.all'), count: all.length },
    ...clusters.flatMap(({ id, title }) =>
      id === null ? [] : [{ id, title, count: all.filter(inCluster(id)).length }],
    ),
  ];
  const listing = {
    q,
    named,
    mentioned,
    outside,
    elsewhere:
      cluster && all.length > 0
        ? { search: searchWith({ q, cluster: null, major: null }), count: all.length }
        : null,
  };
  const status = () => {
    if (isPending) return t('loading');
    if (isError) return '';
    const where = cluster ? 'In' : '';
    return t(`count.${q === '' ? 'all' : 'found'}${where}`, {
      count: shown.length,
      q,
      cluster: cluster?.title ?? '',
    });
  };

  return (
    <div className="pb-16">
      <MajorsHead />
      <div className="mt-8 mb-6 md:mt-10 lg:mb-10">
        <SearchField
          label={t('search.label')}
          hint={t('search.hint')}
          clearLabel={t('search.clear')}
          value={params.q}
          onType={(text) => setAhead({ text, of: params.q })}
          onSearch={(text) => setParams({ q: text, major: null }, { replace: true })}
          className="max-w-[37rem]"
        />
        <p role="status" className="mt-2 text-13 wrap-anywhere text-muted">
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
      {isPending && <LoadingMajors />}
      {isError && <FailedMajors retry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className="grid gap-x-18 gap-y-6 lg:grid-cols-[4fr_8fr]">
          <div className="grid content-start gap-6 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:pr-1 lg:pb-1">
            <ClusterIndex
              entries={entries}
              current={cluster?.id ?? null}
              searchFor={(id) => searchWith({ q, cluster: id, major: null })}
            />
            <ChosenMajors majors={majors} choice={mySearch.choice} />
          </div>
          <MajorsList {...{ majors, listing, url, mySearch, arrival, whole }} />
        </div>
      )}
    </div>
  );
}
