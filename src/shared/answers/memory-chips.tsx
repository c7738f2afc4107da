import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { answerCount, type Answers } from './answers';
import { useAnswersStore } from './answers-store';

/** For a visitor, near the chips: clears the answers, or brings them back (R21). */
export function MemoryChips() {
  const { t } = useTranslation('questions');
  const { answers, answer, reset } = useAnswersStore();
  const [cleared, setCleared] = useState<Answers | null>(null);
  const undoable = answerCount(answers) === 0 ? cleared : null;
  const press = () => {
    if (undoable) {
      answer(undoable);
      return;
    }
    setCleared(answers);
    reset();
  };
  return (
    <div className="flex flex-none items-center whitespace-nowrap">
      {/* Rendered before it has its text, else it would not be announced. */}
      <span role="status" className="flex items-center not-empty:mr-4 md:max-[80rem]:sr-only">
        {undoable && t('list.startedOver')}
      </span>
      {/* One button for both, so that it keeps the focus; the second press of a double click is not for the other. */}
      {(undoable || answerCount(answers) > 0) && (
        <Button variant="quiet" onClick={({ detail }) => detail < 2 && press()}>
          {t(undoable ? 'list.undo' : 'memory.over')}
        </Button>
      )}
    </div>
  );
}
