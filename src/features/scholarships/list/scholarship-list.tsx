import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Suspense, useState } from 'react';
import { useHydratedTime } from '@/api/scholarship/snapshot-day';
import type { Scholarship } from '@/api/scholarship/contract';
import type { Answers } from '@/shared/answers/answers';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { useNow } from '@/shared/hooks/use-now';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { RetryLine } from '@/shared/states/retry-line';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { ScholarshipLeftovers } from '@/features/scholarships/scholarship-leftovers';
import {
  FIGURES_ANCHOR,
  isIllustrativeAmount,
  AmountMark,
} from '@/features/scholarships/detail/facts';
import { filterRelaxations, filterScholarships, sortScholarships } from './filter';
import { NoScholarships, FailedScholarships, ScholarshipRowsSkeleton } from './list-states';
import { ScholarshipTools } from './list-tools';
import { ScholarshipRows } from './scholarship-rows';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { DIALOG_CLOSED, scholarshipParams } from './scholarship-params';
import {
  useScholarshipSaving,
  type SavedScholarships,
} from '@/features/scholarships/use-scholarship-saving';
import { useScholarships, type Scholarships } from './use-scholarships';

const ScholarshipDialog = lazyPart(
  async () => (await import('@/features/scholarships/detail/scholarship-dialog')).ScholarshipDialog,
);

/** The dialog is loaded with the first id, and keeps the last one while it closes. */
function Detail({
  all,
  failed,
  ...shared
}: Pick<Scholarships, 'all' | 'failed'> & { now: Date; saved: SavedScholarships }) {
  const { params, close } = useDetailParam(scholarshipParams, DIALOG_CLOSED);
  const { scholarship: id } = params;
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const displayed = id ?? last;
  // The list reports its own failure.
  if (displayed === null || failed) return null;
  const scholarship = all && (all.find((one) => String(one.id) === displayed) ?? null);
  return (
    <Suspense>
      <ScholarshipDialog open={id !== null} scholarship={scholarship} close={close} {...shared} />
    </Suspense>
  );
}

type SummaryProps = Pick<Scholarships, 'all' | 'failed'> & {
  /** Those that fit the filters. */
  list: readonly Scholarship[] | undefined;
  /** Whether the rows mark illustrative amounts themselves. */
  marked: boolean;
};

/** How many there are, and what their amounts are. */
function Summary({ all, list, failed, marked }: SummaryProps) {
  const { t } = useTranslation('scholarship');
  const count = () => {
    if (!all || !list) return failed ? '' : t('loading');
    return list.length === all.length
      ? t('count', { count: all.length })
      : t('countOf', { count: all.length, shown: list.length });
  };
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3', !failed && 'min-h-11')}>
      {/* The longer text of loading would wrap, and move the page when it goes. */}
      <p role="status" className={list ? 'num text-muted' : 'sr-only'}>
        {count()}
      </p>
      {list && (
        <p className="text-13 text-muted">
          {t('firstYear')} {!marked && <AmountMark />}
        </p>
      )}
      {/* On a phone it would have a row of its own; what it leads to follows the list. */}
      {list && (
        <a href="#scams" className="link tap ml-auto max-md:hidden">
          {t('scams.link')}
        </a>
      )}
    </div>
  );
}

/** The saved scholarships of the account could not be loaded. */
function SavedFailed({ retry }: Pick<SavedScholarships, 'retry'>) {
  const { t } = useTranslation(['scholarship', 'common']);
  return (
    <Notice tone="warn" role="status" className="mt-3 mb-6">
      <p>{t('saved.failed')}</p>
      <SelfRemovingButton variant="quiet" className="-ml-2.5" onClick={retry}>
        <Icon of={RotateCw} />
        {t('common:action.tryAgain')}
      </SelfRemovingButton>
    </Notice>
  );
}

/**
 * When the list was last sorted: for another `order` it is again. A row whose deadline has passed since, or since the page
 * was prerendered, says so and stays where it is.
 */
function useSortedAt(order: string, now: Date): Date {
  const [last, setLast] = useState({ order, now });
  if (order === last.order) return last.now;
  setLast({ order, now });
  return now;
}

/** `answers` is `null` while they load. */
export function ScholarshipList({ answers }: { answers: Answers | null }) {
  const { t } = useTranslation('scholarship');
  const now = useHydratedTime(useNow());
  const saved = useScholarshipSaving();
  const {
    all,
    order,
    failed,
    outdated,
    error,
    retry,
    countries,
    fields,
    params,
    setParams,
    dropped,
  } = useScholarships(answers);
  const sortedAt = useSortedAt(order, now);
  const context = {
    now,
    isSaved: (one: Scholarship) => saved.isSaved(one) || saved.wasRemoved(one),
  };
  const savedUnknown = params.saved && saved.count === null;
  const list =
    all && !savedUnknown
      ? sortScholarships(filterScholarships(all, params, context), params.sort, sortedAt)
      : undefined;
  const noList = failed || (savedUnknown && saved.failed);
  // Once over the list if no amount is from a provider.
  const marked = list?.every(isIllustrativeAmount) !== true;
  return (
    <section aria-labelledby="scholarships-title">
      {dropped && (
        <Notice tone="warn" icon={TriangleAlert} role="status" className="mb-6">
          <p>{t('dropped')}</p>
        </Notice>
      )}
      <ScholarshipLeftovers />
      <h2 id="scholarships-title" className="sr-only">
        {t('heading')}
      </h2>
      {!failed && <ScholarshipTools {...{ params, setParams, saved, countries, fields }} />}
      <Summary {...{ all, list, marked }} failed={noList} />
      {saved.failed && <SavedFailed {...saved} />}
      {failed && <FailedScholarships {...{ error, retry }} />}
      {!noList && !list && <ScholarshipRowsSkeleton />}
      {outdated && (
        <RetryLine
          role="alert"
          className="mb-6"
          text={t('failed.outdated')}
          {...{ error, retry }}
        />
      )}
      {list && list.length > 0 && <ScholarshipRows {...{ list, now, saved, marked }} />}
      {all && list?.length === 0 && (
        <NoScholarships
          params={params}
          suggestions={filterRelaxations(all, params, context)}
          setParams={setParams}
        />
      )}
      {list && (
        <p
          id={FIGURES_ANCHOR}
          tabIndex={-1}
          className="max-w-[51em] pt-6 text-13 text-muted outline-none"
        >
          {t('figures')}
        </p>
      )}
      <Detail {...{ all, failed, now, saved }} />
    </section>
  );
}
