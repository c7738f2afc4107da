import type { ComponentProps } from 'react';
import type { Answers } from '@/shared/answers/answers';
import type { QuestionStep } from '@/shared/answers/question-steps';
import { isStepAnswered, useOptions, withoutAnswer } from '@/shared/answers/use-options';
import { RetryLine } from '@/shared/states/retry-line';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import { useFieldError } from './detail-field';
import { fieldNow, type Details } from './details';
import type { FieldName } from './autosave';
import { useDetailAnswers } from './use-detail-answers';

type Props = Omit<
  ComponentProps<typeof SelectField>,
  'value' | 'onChange' | 'error' | 'children'
> & {
  details: Details;
  step: QuestionStep;
  /** The fields that store the answer. */
  names: readonly FieldName[];
  /** Text of the empty option. */
  none: string;
  /** Text of an answer that is not among the options; without it, a text that there is one. */
  current?: string | null;
  labelOf?: (label: string) => string;
  /** Adds to the change of an option what follows from it. */
  complete?: (change: Partial<Answers>) => Partial<Answers>;
};

/**
 * The answer to a question with one choice, as a select. Until its options have loaded it cannot be changed, and never
 * claims that there is no answer.
 */
export function OptionSelect({
  details,
  step,
  names,
  none,
  current = null,
  labelOf = (label) => label,
  complete = (changes) => changes,
  ...select
}: Props) {
  const { answers, change } = useDetailAnswers(details);
  const { t } = useTranslation('profile');
  const { options, failed, retry } = useOptions(step, answers);
  const errorOf = useFieldError();
  const error = names.map((name) => errorOf(fieldNow(details, name))).find(Boolean);
  const chosen = options.find((option) => option.chosen);
  const hasCurrent = !chosen && isStepAnswered(step, answers);
  return (
    <div>
      <SelectField
        {...select}
        id={names[0]}
        disabled={options.length === 0}
        value={chosen?.key ?? (hasCurrent ? 'current' : '')}
        error={error}
        onChange={({ target }) => {
          const option = options.find(({ key }) => key === target.value);
          if (target.value !== 'current') change(complete(option?.change ?? withoutAnswer(step)));
        }}
      >
        <option value="">{none}</option>
        {hasCurrent && <option value="current">{current ?? t('edit.search.saved')}</option>}
        {options.map(({ key, label }) => (
          <option key={key} value={key}>
            {labelOf(label)}
          </option>
        ))}
      </SelectField>
      {failed && <RetryLine text={t('edit.search.failed')} retry={retry} className="mt-3" />}
    </div>
  );
}
