import { Suspense, useState } from 'react';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { QuestionScreen } from '@/shared/questions/question-screen';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';

// Loaded after the first question, so that the question waits for nothing else.
const VisitorSections = lazyPart(async () => (await import('./visitor-sections')).VisitorSections);

/** A visitor's home: the first question on a screen of its own, and sections about Saola below it. */
export function VisitorHome() {
  const { t } = useTranslation(['home', 'questions']);
  const answers = useAnswersStore((state) => state.answers);
  const answer = useAnswersStore((state) => state.answer);
  const reset = useAnswersStore((state) => state.reset);
  const [cleared, setCleared] = useState<Answers | null>(null);
  const extra = () => {
    if (answerCount(answers) > 0) {
      const startOver = () => {
        setCleared(answers);
        reset();
      };
      return (
        <Button variant="quiet" onClick={startOver}>
          {t('resume.over')}
        </Button>
      );
    }
    if (!cleared) return undefined;
    return (
      <>
        <p role="status" className="sr-only">
          {t('questions:list.startedOver')}
        </p>
        <Button variant="quiet" onClick={() => answer(cleared)}>
          {t('questions:list.undo')}
        </Button>
      </>
    );
  };
  return (
    <>
      <QuestionScreen step="countries" answers={answers} change={answer} extra={extra()} />
      {/* As tall as the sections, so that the footer does not jump. */}
      <div id="how">
        <Suspense fallback={<div className="h-[1600px]" />}>
          <VisitorSections />
        </Suspense>
      </div>
    </>
  );
}
