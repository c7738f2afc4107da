import { createContext, memo, use } from 'react';
import { Link } from 'react-router';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { IncrementalList } from '@/ui/data/incremental-list';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { OfficialLink, Worth } from '@/features/scholarships/detail/facts';
import { ScholarshipFit } from '@/features/scholarships/detail/fit';
import { ScholarshipToggle } from '@/features/scholarships/scholarship-toggle';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { OPENED_HERE } from '@/shared/search-params/opened-here';
import { scholarshipParams } from './scholarship-params';
import type { SavedScholarships } from '@/features/scholarships/use-scholarship-saving';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

/** Columns of a row: scholarship, worth, deadline, criteria, save; worth over deadline on a tablet. */
export const scholarshipRowGrid =
  'grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,1.7fr)_minmax(0,3fr)_104px] lg:grid-cols-[minmax(0,3.7fr)_minmax(0,1.8fr)_minmax(0,1.8fr)_minmax(0,3.7fr)_104px]';

const term = 'text-13 text-muted';

/** Rows rendered first and in each further step: as many as fit on a screen below the tools. */
const STEP = 4;

/** Passes by the memoized rows, which do not render again when it changes. */
const SavedScholarshipsContext = createContext<SavedScholarships | null>(null);

function RowToggle({ scholarship }: { scholarship: Scholarship }) {
  const saved = use(SavedScholarshipsContext);
  return saved && <ScholarshipToggle scholarship={scholarship} saved={saved} />;
}

type RowProps = { scholarship: Scholarship; now: Date };

const ScholarshipRow = memo(function ScholarshipRow({ scholarship, now }: RowProps) {
  const { t } = useTranslation('scholarship');
  const { places, applyBy } = useScholarshipFormat();
  const { searchWith } = useSearchParamsState(scholarshipParams);
  return (
    <li className={`${scholarshipRowGrid} gap-y-3 pt-5 pb-2 md:py-6`}>
      <div>
        <h3 className="text-20">
          <Link
            to={{ search: searchWith({ scholarship: String(scholarship.id) }) }}
            state={OPENED_HERE}
            preventScrollReset
            className="scroll-mb-40 wrap-anywhere no-underline decoration-1 underline-offset-4 hover:underline"
          >
            {scholarship.name}
          </Link>
        </h3>
        <p className="wrap-anywhere">{scholarship.provider}</p>
        <p className="wrap-anywhere text-muted">{places(scholarship)}</p>
        <OfficialLink scholarship={scholarship} />
      </div>
      <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3 md:grid-cols-1 lg:contents">
        <div>
          <dt className={`${term} md:sr-only`}>{t('columns.worth')}</dt>
          <dd>
            <Worth scholarship={scholarship} />
          </dd>
        </div>
        <div className="lg:pt-0.5">
          <dt className={`${term} lg:sr-only`}>{t('columns.deadline')}</dt>
          <dd>
            <DeadlineFigure {...applyBy(scholarship, now)} />
          </dd>
        </div>
      </dl>
      <div className="md:pt-0.5">
        <ScholarshipFit criteria={scholarship.criteria} />
      </div>
      <div className="max-md:-ml-1 md:-mt-2">
        <RowToggle scholarship={scholarship} />
      </div>
    </li>
  );
});

type Props = {
  list: readonly Scholarship[];
  now: Date;
  saved: SavedScholarships;
  /** Renders all rows at once. */
  allAtOnce: boolean;
};

/** The scholarships as rows under column headings; on a phone each row has its own labels. */
export function ScholarshipRows({ list, now, saved, allAtOnce }: Props) {
  const { t } = useTranslation('scholarship');
  return (
    <SavedScholarshipsContext value={saved}>
      <div
        aria-hidden
        className={`${scholarshipRowGrid} border-b border-ink py-2 text-13 text-muted max-md:hidden`}
      >
        <span>{t('columns.name')}</span>
        <span>{t('columns.worth')}</span>
        <span className="max-lg:hidden">{t('columns.deadline')}</span>
        <span>{t('columns.fit')}</span>
      </div>
      <ol className="ledger max-md:border-t max-md:border-ink">
        <IncrementalList first={STEP} step={STEP} placeholder="li" allAtOnce={allAtOnce}>
          {list.map((scholarship) => (
            <ScholarshipRow key={scholarship.id} {...{ scholarship, now }} />
          ))}
        </IncrementalList>
      </ol>
    </SavedScholarshipsContext>
  );
}
