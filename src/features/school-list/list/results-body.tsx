import { Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { isFirstLoad } from '@/routing/shown-page';
import { useRestoredByBack } from '@/shared/hooks/use-restored-by-back';
import { CompareTray } from '@/features/school-list/compare/compare-tray';
import { FailedPrograms, NoPrograms, ProgramRowsSkeleton } from './list-states';
import { ListHeading } from './list-heading';
import { WideTools } from '@/features/school-list/filters/list-tools';
import { pageRange, Pager } from './pager';
import { ProgramRows } from './program-rows';
import { useProgramDetailParam } from '@/features/school-list/detail/use-program-detail-param';
import { hasHistoryFlag } from '@/shared/search-params/opened-from-page';
import { useNarrow } from '@/shared/hooks/use-narrow';
import { useNow } from '@/shared/hooks/use-now';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import type { Results } from './use-results';
import type { AnswersControl } from './use-answer-prompt';

const ProgramTable = lazyPart(async () => (await import('./program-table')).ProgramTable);
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
    if (!changed || !pushed || !hasHistoryFlag(state, 'turned')) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [loadedPage, pushed, state]);
  return heading;
}

type ProgramsProps = {
  results: Results;
  change: AnswersControl['change'];
  allAtOnce: boolean;
};

function Programs({ results, change, allAtOnce }: ProgramsProps) {
  const { t } = useTranslation('results');
  const { programs, params, turning, pagination, searchWith, answers, isCompared } = results;
  const now = useNow();
  // A reload has scrolled the skeleton already: rows in steps would be a shorter page, which loses the position.
  const isScrolled = useRestoredByBack(window.scrollY > 0);
  // A table is too wide for a phone, which a shared link may lead to.
  const isTable = !useNarrow() && params.view === 'table';
  return (
    <div className="relative" aria-busy={turning}>
      {turning && (
        <p aria-hidden className="absolute top-1 right-0 text-13 text-muted md:top-2">
          {t('turning')}
        </p>
      )}
      {isTable ? (
        <Suspense fallback={<ProgramRowsSkeleton />}>
          <ProgramTable programs={programs} now={now} />
        </Suspense>
      ) : (
        <ProgramRows
          programs={programs}
          now={now}
          control={{ answers, change, turning }}
          isCompared={isCompared}
          allAtOnce={allAtOnce || isScrolled}
        />
      )}
      {pagination && pagination.last_page > 1 ? (
        <Pager pagination={pagination} searchWith={searchWith} />
      ) : (
        <div className="border-t" />
      )}
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
  change: AnswersControl['change'];
};

/** Tools, programs, comparison, and the dialog of a program. */
export function ResultsBody({ results, relaxations, change }: Props) {
  const { t } = useTranslation('results');
  const { total, loading, failed, pagination } = results;
  // Programs that have come with the document are rendered in steps, like later ones.
  const restored = useRestoredByBack(!loading && !isFirstLoad());
  const heading = usePageFocus(results);
  const status = useStatus(results);
  const { detail } = useProgramDetailParam();
  const [opened, setOpened] = useState(false);
  if (detail && !opened) setOpened(true);
  const range = pagination && pageRange(pagination);
  const titleOf = ({ from, to }: { from: number; to: number }) =>
    from === to ? t('headingOne', { to, total }) : t('headingRange', { from, to, total });
  const list = () => {
    if (loading) return <ProgramRowsSkeleton />;
    if (failed) return <FailedPrograms retry={results.retry} retrying={results.retrying} />;
    if (total === 0) {
      const control = { answers: results.answers, change };
      return <NoPrograms {...{ results, relaxations, control }} />;
    }
    return <Programs {...{ results, change }} allAtOnce={restored} />;
  };
  return (
    <>
      <section aria-labelledby="list-heading">
        <ListHeading ref={heading} id="list-heading">
          {range && total > 0 ? titleOf(range) : t('heading')}
        </ListHeading>
        {/* With `aria-live` it is still announced while a popover hides the page behind it. */}
        <p role="status" aria-live="polite" className="sr-only">
          {status}
        </p>
        <WideTools results={results} />
        {list()}
      </section>
      <CompareTray results={results} heading={heading} />
      <Suspense>{opened && <ProgramDialog detail={detail} results={results} />}</Suspense>
    </>
  );
}
