import type { RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Popover } from '@/ui/overlays/popover';
import type { Answers } from './answers';
import { QuestionOptions } from './question-options';
import type { QuestionStep } from './question-steps';
import { useMajorsOfFields } from './use-majors-of-fields';
import { isStepAnswered, useOptions, withoutAnswer } from './use-options';

type Props = {
  step: QuestionStep;
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Edits one answer in a popover of its chip; each choice applies at once. */
export function ChipEditor({ step, answers, change, anchor, onClose }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const options = useOptions(step, answers);
  const withItsMajors = useMajorsOfFields(answers);
  return (
    <Popover
      anchor={anchor}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`title.${step}`)}
      closeLabel={t('common:action.close')}
    >
      <QuestionOptions
        step={step}
        options={options}
        onChange={(changes) => change(withItsMajors(changes))}
      />
      <div className="mt-3 flex gap-2">
        <Button onClick={onClose}>{t('list.done')}</Button>
        {isStepAnswered(step, answers) && step !== 'grade' && (
          <Button variant="quiet" onClick={() => change(withoutAnswer(step))}>
            {t(`any.${step}`)}
          </Button>
        )}
      </div>
    </Popover>
  );
}
