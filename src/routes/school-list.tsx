import { useSearchParams } from 'react-router';
import { readStep } from '@/shared/answers/steps';
import { useAnswers } from '@/shared/answers/use-answers';
import { QuestionScreen } from '@/shared/questions/question-screen';
import { useArrived } from '@/shared/hooks/use-arrived';
import { ListView } from '@/features/school-list/list-view';
import { useSchoolListVisit } from '@/features/school-list/use-school-list-visit';

/** `/school-list`: one question a step, then the list. The step is in the URL. */
export function Page() {
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const arrived = useArrived(step);
  const { answers, change } = useAnswers();
  useSchoolListVisit();
  if (!step) return <ListView arrived={arrived} />;
  return <QuestionScreen step={step} answers={answers} change={change} arrived={arrived} />;
}
