import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { useRestoredByBack } from '@/shared/hooks/use-restored-by-back';
import { CompareTray } from '@/features/school-list/compare/compare-tray';
import { FailedPrograms, NoPrograms, ProgramRowsSkeleton } from './list-states';
import { ProgramTools } from '@/features/school-list/filters/list-tools';
import { OverviewPicture } from '@/features/school-list/overview/overview-picture';
import { pageRange, Pager } from './pager';
import { ProgramRows } from './program-rows';
import { ProgramTable } from './program-table';
import { useProgramDetailParam } from '@/features/school-list/detail/use-program-detail-param';
import { hasMark } from '@/shared/search-params/opened-here';
import { useNow } from '@/shared/hooks/use-now';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import type { Results } from './use-results';

const ProgramDialog = lazyPart(
  async () => (await import('@/features/school-list/detail/program-dialog')).ProgramDialog,
);

/** Ref of the heading, which takes the focus and scrolls to the top when another page has loaded. */
function usePageFocus({ loading, turning, failed, params }: Results) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const pushed = useNavigationType() === NavigationType.Push;
  const loadedPage = loading || turning ? null : `${params.page} ${failed}`;
  const previous = useRef(loadedPage);
  useEffect(() => {
    if (loadedPage === null) return;
    const changed = previous.current !== null && previous.current !== loadedPage;
    previous.current = loadedPage;
    if (!changed || !pushed || !hasMark(state, 'turned')) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [loadedPage, pushed, state]);
  return heading;
}

function Programs({ results, allAtOnce }: { results: Results; allAtOnce: boolean }) {
  const { t } = useTranslation('results');
  const { programs, params, turning, pagination, searchWith } = results;
  const now = useNow();
  return (
    <div className="relative" aria-busy={turning}>
      {turning && (
        <p aria-hidden className="absolute top-0 right-0 text-13 text-muted md:top-2">
          {t('turning')}
        </p>
      )}
      {params.view === 'table' ? (
        <ProgramTable programs={programs} now={now} />
      ) : (
        <ProgramRows programs={programs} now={now} allAtOnce={allAtOnce} />
      )}
      {pagination && <Pager pagination={pagination} searchWith={searchWith} />}
    </div>
  );
}

/** The text of the status region. */
function useStatus({ loading, turning, failed, total }: Results): string {
  const { t } = useTranslation('results');
  if (loading) return t('loading');
  if (turning) return t('turning');
  if (failed) return t('failed.title');
  return t('count', { count: total });
}

type Props = {
  results: Results;
  /** Changes to the answers that are offered for an empty list. */
  relaxations: readonly AnswerRelaxation[];
  /** A line under the tools. */
  note?: ReactNode;
};

/** Overview, tools, programs, comparison, and the dialog of a program. */
export function ResultsBody({ results, relaxations, note }: Props) {
  const { t } = useTranslation('results');
  const { overview, total, loading, failed, pagination, answers } = results;
  const restored = useRestoredByBack(!loading);
  const heading = usePageFocus(results);
  const status = useStatus(results);
  const { detail } = useProgramDetailParam();
  const [opened, setOpened] = useState(false);
  if (detail && !opened) setOpened(true);
  const range = pagination && pageRange(pagination);
  // While the next page loads there is no overview (R20), but its space stays, so that the list does not jump.
  const [drawn, setDrawn] = useState(overview);
  if (overview && overview !== drawn) setDrawn(overview);
  const list = () => {
    if (loading) return <ProgramRowsSkeleton />;
    if (failed) return <FailedPrograms retry={results.retry} retrying={results.retrying} />;
    if (total === 0) return <NoPrograms results={results} relaxations={relaxations} />;
    return <Programs results={results} allAtOnce={restored} />;
  };
  return (
    <>
      {drawn && (overview || results.turning) && total > 0 && (
        <div className={cx(!overview && 'invisible')}>
          <OverviewPicture {...{ overview: drawn, total, answers }} />
        </div>
      )}
      <section aria-labelledby="list-heading">
        <h2 ref={heading} id="list-heading" tabIndex={-1} className="sr-only scroll-mt-4">
          {range && total > 0
            ? t('headingRange', { from: range.from, to: range.to, total })
            : t('heading')}
        </h2>
        <p role="status" className="sr-only">
          {status}
        </p>
        <ProgramTools results={results} />
        {note}
        {list()}
      </section>
      <CompareTray results={results} />
      <Suspense>{opened && <ProgramDialog detail={detail} results={results} />}</Suspense>
    </>
  );
}
