import type { ComponentProps } from 'react';
import type { QuestionStep } from '@/shared/answers/steps';
import { useOptions, withoutAnswer } from '@/shared/answers/use-options';
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
  /** Text of the current answer if it is none of the options. */
  current?: string | null;
  labelOf?: (label: string) => string;
};

/** The answer to a question with one choice, as a select. */
export function OptionSelect({
  details,
  step,
  names,
  none,
  current = null,
  labelOf = (label) => label,
  ...select
}: Props) {
  const { answers, change } = useDetailAnswers(details);
  const { options } = useOptions(step, answers);
  const errorOf = useFieldError();
  const error = names.map((name) => errorOf(fieldNow(details, name))).find(Boolean);
  const chosen = options.find((option) => option.chosen);
  const hasCurrent = !chosen && current !== null;
  return (
    <SelectField
      {...select}
      id={names[0]}
      value={chosen?.key ?? (hasCurrent ? 'current' : '')}
      error={error}
      onChange={({ target }) => {
        const option = options.find(({ key }) => key === target.value);
        if (target.value !== 'current') change(option?.change ?? withoutAnswer(step));
      }}
    >
      <option value="">{none}</option>
      {hasCurrent && <option value="current">{current}</option>}
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {labelOf(label)}
        </option>
      ))}
    </SelectField>
  );
}
