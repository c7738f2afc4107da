import { Suspense, useState } from 'react';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { firstOpenStep, STEPS } from '@/shared/answers/steps';
import { QuestionScreen } from '@/shared/questions/question-screen';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';

// Loaded after the first question, so that the question waits for nothing else.
const VisitorSections = lazyPart(async () => (await import('./visitor-sections')).VisitorSections);

/** A visitor's home: the question that is left on a screen of its own, and sections about Saola below it. */
export function VisitorHome() {
  const { t } = useTranslation('questions');
  const answers = useAnswersStore((state) => state.answers);
  const answer = useAnswersStore((state) => state.answer);
  const reset = useAnswersStore((state) => state.reset);
  const [cleared, setCleared] = useState<Answers | null>(null);
  // It stays while it is answered; the next question is another page.
  const [step, setStep] = useState(() => firstOpenStep(answers) ?? STEPS[0]);
  const extra = () => {
    if (answerCount(answers) > 0) {
      const startOver = () => {
        setCleared(answers);
        setStep(STEPS[0]);
        reset();
      };
      return (
        <Button variant="quiet" onClick={startOver}>
          {t('memory.over')}
        </Button>
      );
    }
    if (!cleared) return undefined;
    return (
      <>
        <p role="status" className="sr-only">
          {t('list.startedOver')}
        </p>
        <Button variant="quiet" onClick={() => answer(cleared)}>
          {t('list.undo')}
        </Button>
      </>
    );
  };
  return (
    <>
      <QuestionScreen step={step} answers={answers} change={answer} extra={extra()} />
      {/* As tall as the sections, so that the footer does not jump. */}
      <div id="how">
        <Suspense fallback={<div className="h-[1600px]" />}>
          <VisitorSections />
        </Suspense>
      </div>
    </>
  );
}
