import { useLocale } from '@/i18n/use-locale';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/use-translation';
import { RetryLine } from '@/shared/states/retry-line';
import { Checkbox, Radio } from '@/ui/forms/choice';
import { ChoiceRow, ChoiceRows } from '@/ui/forms/choice-row';
import { OptionCell, OptionCells } from '@/ui/forms/option-cell';
import { Skeleton } from '@/ui/skeleton';
import type { Answers } from './answers';
import type { QuestionStep } from './steps';
import type { AnswerOption, Options } from './use-options';

type Props = {
  step: QuestionStep;
  options: Options;
  onChange: (changes: Partial<Answers>) => void;
  /** `page`: tall rows, grades in cells. `compact`: 44 px rows, for a chip's editor. */
  size?: 'page' | 'compact';
  /** Called after a choice in the cells of the grades. */
  onAnswered?: (() => void) | undefined;
};

const NUMERAL = /^\d{1,2}$/;

/** As tall as `GradeCells`, so that nothing moves when those have loaded. */
function GradeCellsSkeleton() {
  const { t } = useTranslation('questions');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <OptionCells aria-hidden>
        {[1, 2, 3, 4].map((cell) => (
          <OptionCell key={cell} label={t('grade.label')} disabled>
            <Skeleton width={28} height={40} className="my-1" />
          </OptionCell>
        ))}
        <OptionCell words label={t('grade.after')} disabled>
          <span className="relative block">
            <span className="invisible">{t('grade.done')}</span>
            <Skeleton width="80%" height={20} className="absolute top-1 left-0" />
          </span>
        </OptionCell>
      </OptionCells>
    </div>
  );
}

function RowsSkeleton() {
  const { t } = useTranslation('questions');
  return (
    <div role="status" className="ruled grid gap-4 py-6">
      <span className="sr-only">{t('loading')}</span>
      {['70%', '45%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </div>
  );
}

function GradeCells({
  options,
  onPick,
}: {
  options: AnswerOption[];
  onPick: (option: AnswerOption) => void;
}) {
  const { t } = useTranslation('questions');
  return (
    <OptionCells role="group" aria-label={t('title.grade')}>
      {options.map((option) => {
        const words = !NUMERAL.test(option.label);
        return (
          <OptionCell
            key={option.key}
            words={words}
            label={words ? t('grade.after') : t('grade.label')}
            aria-pressed={option.chosen}
            onClick={() => onPick(option)}
          >
            {option.label}
          </OptionCell>
        );
      })}
    </OptionCells>
  );
}

/** The options of a question; each choice applies at once. */
export function QuestionOptions({ step, options, onChange, size = 'page', onAnswered }: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  if (options.loading)
    return step === 'grade' && size === 'page' ? <GradeCellsSkeleton /> : <RowsSkeleton />;
  if (options.failed) {
    return <RetryLine className="ruled py-6" text={t('failed')} retry={options.retry} />;
  }
  const pick = ({ change }: AnswerOption) => {
    onChange(change);
    onAnswered?.();
  };
  if (step === 'grade' && size === 'page')
    return <GradeCells options={options.options} onPick={pick} />;
  const end = ({ count }: AnswerOption) =>
    count === null ? undefined : formatNumber(locale, count);
  const type = options.many ? 'checkbox' : 'radio';
  if (size === 'compact') {
    const Row = options.many ? Checkbox : Radio;
    return (
      <fieldset className="ledger">
        <legend className="sr-only">{t(`title.${step}`)}</legend>
        {options.options.map((option) => (
          <Row
            key={option.key}
            name={`chip-${step}`}
            checked={option.chosen}
            onChange={() => onChange(option.change)}
            {...(options.many && { end: end(option) })}
          >
            {option.label}
          </Row>
        ))}
      </fieldset>
    );
  }
  const twoColumns = options.options.length > 6;
  return (
    <ChoiceRows
      legend={t(`title.${step}`)}
      className={twoColumns ? 'md:grid md:grid-cols-2 md:gap-x-6' : undefined}
    >
      {options.options.map((option) => (
        <ChoiceRow
          key={option.key}
          type={type}
          name={step}
          checked={option.chosen}
          onChange={() => onChange(option.change)}
          end={end(option)}
        >
          {option.label}
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}
