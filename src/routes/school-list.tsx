import { useSearchParams } from 'react-router';
import { QuestionScreen } from '@/shared/answers/question-screen';
import { readStep } from '@/shared/answers/steps';
import { useAnswers } from '@/shared/answers/use-answers';
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
  if (step && step !== 'majors') {
    return (
      <div className="pb-8 md:pt-4">
        <QuestionScreen step={step} answers={answers} change={change} arrived={arrived} />
      </div>
    );
  }
  return <ListView choosingMajors={step === 'majors'} arrived={arrived} />;
}
