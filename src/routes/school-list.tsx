import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { readStep } from '@/shared/answers/question-steps';
import { useAnswers } from '@/shared/answers/use-answers';
import { QuestionScreen } from '@/shared/questions/question-screen';
import { useViewChanged } from '@/shared/hooks/use-view-changed';
import { prefetchResults } from '@/features/school-list/list/prefetch-results';
import { ListView } from '@/features/school-list/list-view';
import { useSchoolListVisit } from '@/features/school-list/use-school-list-visit';
import { useLocale } from '@/i18n/use-locale';
import { lazyPart } from '@/routing/lazy-part';
import { pathTo } from '@/routing/paths';
import { SHEET_VIEW } from '@/routing/sheet-link';
import { SAVED_VIEW } from '@/shared/saved/plan-link';

export const prefetch = prefetchResults;

const SharedSheet = lazyPart(
  async () => (await import('@/shared/parents-sheet/shared-sheet')).SharedSheet,
);
const SavedView = lazyPart(
  async () => (await import('@/features/school-list/saved/saved-view')).SavedView,
);

/**
 * `/school-list`: one question a step, then the list, or what a visitor saved, or a sheet for parents from a link. The
 * URL has the step or the view.
 */
export function Page() {
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const saved = search.get('view') === SAVED_VIEW;
  const takesFocus = useViewChanged(saved ? 'saved' : step);
  const signedIn = useSignedIn();
  const locale = useLocale();
  const { answers, change } = useAnswers();
  useSchoolListVisit();
  if (search.get('view') === SHEET_VIEW) {
    return (
      <Suspense>
        <SharedSheet />
      </Suspense>
    );
  }
  if (saved) {
    if (signedIn) return <Navigate to={pathTo(locale, 'checklist')} replace />;
    return (
      <Suspense>
        <SavedView takesFocus={takesFocus} />
      </Suspense>
    );
  }
  if (!step) return <ListView takesFocus={takesFocus} />;
  return <QuestionScreen step={step} answers={answers} change={change} takesFocus={takesFocus} />;
}
