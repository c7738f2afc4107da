import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { QUESTION_STEPS, resumeStep, type QuestionStep } from '@/shared/answers/question-steps';
import { QuestionScreen } from '@/shared/questions/question-screen';
import { AfterHeading } from '@/routing/after-heading';
import { lazyPart } from '@/routing/lazy-part';

// Loaded after the first question, so that the question waits for nothing else.
const StartOver = lazyPart(async () => (await import('@/shared/answers/start-over')).StartOver);
const VisitorSections = lazyPart(async () => (await import('./visitor-sections')).VisitorSections);

/** As tall as the sections, so that the footer does not jump. */
const placeholder = <div className="h-[1600px]" />;

/** The same element at each render, so that React skips it when an answer changes. */
const sections = (
  <div id="how">
    <AfterHeading placeholder={placeholder}>
      <Suspense fallback={placeholder}>
        <VisitorSections />
      </Suspense>
    </AfterHeading>
  </div>
);

/** The question of each history entry of this document. */
const stepOfEntry = new Map<string, QuestionStep>();

/** A visitor's home: the question that is left on a screen of its own, and sections about Saola below it. */
export function VisitorHome() {
  const answers = useAnswersStore((state) => state.answers);
  const answer = useAnswersStore((state) => state.answer);
  const reset = useAnswersStore((state) => state.reset);
  const [cleared, setCleared] = useState<Answers | null>(null);
  const { key } = useLocation();
  // It stays while it is answered; the next question is another page, from which Back leads to this one.
  const [step, setStep] = useState(() => stepOfEntry.get(key) ?? resumeStep(answers));
  useEffect(() => {
    stepOfEntry.set(key, step);
  }, [key, step]);
  // One render later: the answer is painted first.
  const hasAnswers = useDeferredValue(answerCount(answers) > 0);
  const extra = (hasAnswers || cleared) && (
    <Suspense>
      <StartOver
        hasAnswers={hasAnswers}
        onStartOver={() => {
          setCleared(answers);
          setStep(QUESTION_STEPS[0]);
          reset();
        }}
        onUndo={() => cleared && answer(cleared)}
      />
    </Suspense>
  );
  return (
    <>
      <QuestionScreen
        step={step}
        answers={answers}
        change={answer}
        takesFocus={cleared !== null}
        extra={extra}
      />
      {sections}
    </>
  );
}
