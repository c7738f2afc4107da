import { Link } from 'react-router';
import { sameId } from '@/api/http/schemas';
import type { Major } from '@/api/major/contract';
import { focusHeading } from '@/browser/take-focus';
import { isChosen } from './choice';
import { aliasFor, clustersOf } from './find-majors';
import { ClusterMark } from './cluster-mark';
import { MajorGuide } from './major-guide';
import { MajorRow } from './major-row';
import type { listMajors } from './majors-listing';
import type { DetailParam } from '@/shared/search-params/use-detail-param';
import type { MajorsParams } from './majors-params';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { keepCompounds } from '@/lib/line-breaks';
import { useTranslation } from '@/i18n/use-translation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { IncrementalList } from '@/ui/data/incremental-list';
import { MajorActions } from './major-actions';
import type { Reveal } from './use-major-reveal';
import type { MyMajors } from './use-my-majors';

type Props = {
  majors: readonly Major[];
  listing: ReturnType<typeof listMajors>;
  url: DetailParam<MajorsParams>;
  myMajors: MyMajors;
  arrival: Reveal;
  /** Renders all clusters at once. */
  allAtOnce: boolean;
};

/** What a search finds, best first. */
const GROUPS = ['named', 'bySubject', 'mentioned'] as const;
/** Clusters rendered first: they fill a tall screen. */
const FIRST_CLUSTERS = 2;

type NothingProps = {
  q: string;
  /** The page without the search. */
  search: string;
  /** What the search finds in all clusters, and the one in which it finds nothing. */
  elsewhere: { search: string; count: number; cluster: string } | null;
};

function NothingFound({ q, search, elsewhere }: NothingProps) {
  const { t } = useTranslation('majors');
  return (
    <EmptyState
      className="ruled pt-8"
      title={elsewhere ? t('empty.inCluster', elsewhere) : t('empty.title')}
      actions={
        <Link
          to={{ search: elsewhere ? elsewhere.search : search }}
          // The link goes with the empty list.
          onClick={focusHeading}
          className={buttonClass({ variant: 'second', className: 'wrap-anywhere' })}
        >
          {elsewhere ? t('empty.elsewhere', { count: elsewhere.count }) : t('empty.clear', { q })}
        </Link>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}

export function MajorsList({ majors, listing, url, myMajors, arrival, allAtOnce }: Props) {
  const { t } = useTranslation('majors');
  const locale = useLocale();
  const { params, searchWith, linkState, open, close } = url;
  const { q, groups, outside, cluster, countInAll } = listing;
  const elsewhere =
    cluster && countInAll > 0
      ? {
          search: searchWith({ q, cluster: null, major: null }),
          count: countInAll,
          cluster: cluster.title,
        }
      : null;

  /** A related major may be filtered out: its link clears the filters that hide it. */
  const searchFor = (id: Major['id']) => {
    const parent = majors.find((major) => sameId(major.id, id))?.parent;
    const isInCluster = parent && String(parent.id) === params.cluster;
    return searchWith({ major: String(id), q: '', cluster: isInCluster ? params.cluster : null });
  };

  const rows = (list: readonly Major[]) => (
    <ul className="ledger ruled">
      {list.map((major) => {
        const isOpen = String(major.id) === params.major;
        return (
          <MajorRow
            key={major.id}
            major={major}
            open={isOpen}
            chosen={isChosen(myMajors.choice, major)}
            alias={aliasFor(major, q)}
            arrival={arrival}
            onToggle={() => (isOpen ? close() : open({ major: String(major.id) }))}
          >
            <MajorGuide
              major={major}
              searchFor={searchFor}
              linkState={{ ...linkState, linked: true }}
              actions={<MajorActions major={major} majors={majors} myMajors={myMajors} />}
            />
          </MajorRow>
        );
      })}
    </ul>
  );

  const section = (
    key: string,
    title: string,
    list: readonly Major[],
    code: string | null = null,
  ) => (
    <section key={key} aria-labelledby={`majors-${key}`}>
      <div className="flex items-center gap-4 pb-3">
        {code !== null && <ClusterMark code={code} />}
        <h2 id={`majors-${key}`} className="flex-1 text-20 wrap-anywhere md:text-24">
          {keepCompounds(title)}
        </h2>
        <span aria-hidden className="fig num shrink-0 text-24 text-muted">
          {formatNumber(locale, list.length)}
        </span>
      </div>
      {rows(list)}
    </section>
  );

  return (
    <div className="grid content-start gap-12">
      {outside && section('outside', t('list.outside'), [outside])}
      {listing.count === 0 && (
        <NothingFound q={q} search={searchWith({ q: '', major: null })} elsewhere={elsewhere} />
      )}
      {q === '' && (
        <IncrementalList
          first={FIRST_CLUSTERS}
          step={1}
          placeholder="div"
          allAtOnce={allAtOnce || params.major !== null}
        >
          {clustersOf(groups.named).map((group) =>
            section(
              group.id ?? 'other',
              group.title || t('clusters.other'),
              group.majors,
              group.code,
            ),
          )}
        </IncrementalList>
      )}
      {q !== '' &&
        GROUPS.map(
          (name) => groups[name].length > 0 && section(name, t(`list.${name}`), groups[name]),
        )}
    </div>
  );
}
