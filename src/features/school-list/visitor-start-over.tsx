import { useState } from 'react';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { StartOver } from '@/shared/answers/start-over';
import { useFirstPage } from './use-list-answers';

/** `Start over` near the chips of a visitor, and its undo. */
export function VisitorStartOver() {
  const { answers, answer, reset } = useAnswersStore();
  const toFirstPage = useFirstPage();
  const [cleared, setCleared] = useState<Answers | null>(null);
  const hasAnswers = answerCount(answers) > 0;
  if (!hasAnswers && !cleared) return null;
  return (
    <div className="flex flex-none items-center whitespace-nowrap">
      <StartOver
        hasAnswers={hasAnswers}
        onStartOver={() => {
          setCleared(answers);
          reset();
          toFirstPage();
        }}
        onUndo={() => {
          if (cleared) answer(cleared);
          toFirstPage();
        }}
        statusClass="flex items-center not-empty:mr-4 md:max-[80rem]:sr-only"
      />
    </div>
  );
}
