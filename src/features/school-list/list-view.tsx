import { Suspense, useState } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { ResultsBody } from '@/features/school-list/list/results-body';
import { useResults } from '@/features/school-list/list/use-results';
import { activeFilters } from '@/features/school-list/filters/filters';
import { ProgramLeftovers } from '@/shared/saved/program-leftovers';
import { SavedProvider } from '@/shared/saved/saved-provider';
import { useRelaxations } from '@/shared/answers/use-relaxations';
import { useDropUnknownAnswers } from '@/shared/answers/use-drop-unknown-answers';
import { AfterHeading } from '@/routing/after-heading';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { ListHeader } from './list-header';
import { ListFooter } from './list-footer';
import { ListNotices } from './list-notices';
import { useListAnswers } from './use-list-answers';
import { StripPlaceholder } from './overview/strip-placeholder';

// After the first rows: the strip has its place, the rest is below the list.
const OverviewPicture = lazyPart(
  async () => (await import('@/features/school-list/overview/overview-picture')).OverviewPicture,
);
const TuitionStrip = lazyPart(
  async () => (await import('@/features/school-list/overview/tuition-strip')).TuitionStrip,
);
const VisitorStrip = lazyPart(
  async () => (await import('@/features/school-list/overview/visitor-strip')).VisitorStrip,
);

/** The answers as chips, then the results. `takesFocus`: it replaced a question, so its heading takes the focus. */
export function ListView({ takesFocus }: { takesFocus: boolean }) {
  const signedIn = useSignedIn();
  const { answers, loading, known, change } = useListAnswers();
  useDropUnknownAnswers(answers, !signedIn);
  const results = useResults({ answers, known, enabled: !loading });
  const { overview, total, turning } = results;
  const isEmpty = total === 0 && !results.loading && !results.failed;
  const relaxations = useRelaxations(answers, change, isEmpty);
  // The outline of all programs knows no filter of the list.
  const isFiltered = activeFilters(results.params).length > 0;
  // While the next page loads there is no overview (R20), but its space stays, so that the list does not jump.
  const [last, setLast] = useState(overview);
  if (overview && overview !== last) setLast(overview);
  const shown = (overview || turning) && total > 0 && !results.loading ? last : null;
  const hidden = cx(!overview && 'invisible');
  return (
    <div className="pb-8">
      <ProgramLeftovers />
      <ListNotices dropped={results.dropped} leftOut={results.leftOut} />
      <ListHeader
        {...{ results, answers, known, change, takesFocus }}
        overview={
          <div className={cx(signedIn && hidden)}>
            <Suspense fallback={<StripPlaceholder />}>
              {signedIn && results.loading && <StripPlaceholder />}
              {shown && <TuitionStrip overview={shown} total={total} budget={answers.budget} />}
              {!signedIn && !isFiltered && <VisitorStrip answers={answers} />}
            </Suspense>
          </div>
        }
      />
      <AfterHeading>
        <SavedProvider>
          <ResultsBody {...{ results, relaxations, change }} />
          {shown && (
            <div className={hidden}>
              <Suspense>
                <OverviewPicture overview={shown} />
              </Suspense>
            </div>
          )}
          <ListFooter answers={answers} known={known} />
        </SavedProvider>
      </AfterHeading>
    </div>
  );
}
