import { Link } from 'react-router';
import type { Major } from '@/api/major/contract';
import { isChosen } from './choice';
import { aliasFor, clustersOf } from './find-majors';
import { MajorGuide } from './major-guide';
import { MajorRow } from './major-row';
import type { DetailParam } from '@/shared/search-params/use-detail-param';
import type { MajorsParams } from './majors-params';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { InParts } from '@/ui/data/in-parts';
import { MajorActions } from './major-actions';
import { useArrival } from './use-arrival';
import type { MySearch } from './use-my-search';

/** What is listed: by cluster, or what a search found. `outside` is open and not among it. */
export type Listing = {
  /** What is searched for; empty for all of them by cluster. */
  q: string;
  named: readonly Major[];
  mentioned: readonly Major[];
  outside: Major | null;
  /** Query (with its `?`) without the cluster, where the search finds something elsewhere. */
  elsewhere: { search: string; count: number } | null;
};

type Props = {
  majors: readonly Major[];
  listing: Listing;
  url: DetailParam<MajorsParams>;
  mySearch: MySearch;
  arrival: ReturnType<typeof useArrival>;
  /** All of them at once. */
  whole: boolean;
};

/** Clusters drawn at first: they fill a tall screen. Each one more is a step of its own. */
const FIRST_CLUSTERS = 2;

/** Nothing is called so: what can be done instead. */
function NothingFound({ elsewhere }: Pick<Listing, 'elsewhere'>) {
  const { t } = useTranslation('majors');
  return (
    <EmptyState
      className="ruled pt-8"
      title={t('empty.title')}
      actions={
        elsewhere && (
          <Link to={{ search: elsewhere.search }} className={buttonClass({ variant: 'second' })}>
            {t('empty.elsewhere', { count: elsewhere.count })}
          </Link>
        )
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}

/** The majors, each of which opens in place. */
export function MajorsList({ majors, listing, url, mySearch, arrival, whole }: Props) {
  const { t } = useTranslation('majors');
  const locale = useLocale();
  const { params, searchWith, linkState, open, close } = url;
  const { q, named, mentioned, outside, elsewhere } = listing;

  /** A related major may stand outside of what is listed: the list is as wide as it has to be. */
  const searchFor = (id: Major['id']) => {
    const parent = majors.find((major) => String(major.id) === String(id))?.parent;
    const inCluster = parent && String(parent.id) === params.cluster;
    return searchWith({ major: String(id), q: '', cluster: inCluster ? params.cluster : null });
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
            chosen={isChosen(mySearch.choice, major)}
            alias={aliasFor(major, q)}
            arrival={arrival}
            onToggle={() => (isOpen ? close() : open({ major: String(major.id) }))}
          >
            <MajorGuide
              major={major}
              searchFor={searchFor}
              linkState={{ ...linkState, linked: true }}
              actions={<MajorActions major={major} majors={majors} search={mySearch} />}
            />
          </MajorRow>
        );
      })}
    </ul>
  );

  const section = (key: string, title: string, list: readonly Major[]) => (
    <section key={key} aria-labelledby={`majors-${key}`}>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id={`majors-${key}`} className="text-24 wrap-anywhere">
          {title}
        </h2>
        <span aria-hidden className="fig num text-24 text-muted">
          {formatNumber(locale, list.length)}
        </span>
      </div>
      {rows(list)}
    </section>
  );

  return (
    <div className="grid content-start gap-12">
      {outside && section('outside', t('list.outside'), [outside])}
      {named.length + mentioned.length === 0 && <NothingFound elsewhere={elsewhere} />}
      {q === '' && (
        <InParts first={FIRST_CLUSTERS} step={1} room="div" whole={whole || params.major !== null}>
          {clustersOf(named).map(({ id, title, majors: own }) =>
            section(id ?? 'other', title || t('clusters.other'), own),
          )}
        </InParts>
      )}
      {q !== '' && named.length > 0 && section('named', t('list.named'), named)}
      {q !== '' && mentioned.length > 0 && section('mentioned', t('list.mentioned'), mentioned)}
    </div>
  );
}
