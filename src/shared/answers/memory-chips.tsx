import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { answerCount, type Answers } from './answers';
import { useAnswersStore } from './answers-store';

/** For a visitor, after the chips: clears the answers, or brings them back (R21). */
export function MemoryChips() {
  const { t } = useTranslation('questions');
  const { answers, answer, reset } = useAnswersStore();
  const [cleared, setCleared] = useState<Answers | null>(null);
  const hasAnswers = answerCount(answers) > 0;
  return (
    <div className="flex flex-none items-start gap-x-4 whitespace-nowrap md:-mr-2.5">
      {hasAnswers && (
        <Button
          variant="quiet"
          onClick={() => {
            setCleared(answers);
            reset();
          }}
        >
          {t('memory.over')}
        </Button>
      )}
      {!hasAnswers && cleared && (
        <>
          <span role="status" className="flex items-center">
            {t('list.startedOver')}
          </span>
          <Button variant="quiet" onClick={() => answer(cleared)}>
            {t('list.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
