import { useLocale } from '@/i18n/use-locale';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/use-translation';
import { RetryLine } from '@/shared/states/retry-line';
import { Checkbox, Radio } from '@/ui/forms/choice';
import { Skeleton } from '@/ui/skeleton';
import type { Answers } from './answers';
import type { QuestionStep } from './question-steps';
import type { Options } from './use-options';

type Props = {
  step: QuestionStep;
  options: Options;
  onChange: (changes: Partial<Answers>) => void;
};

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

/** The options of a question in 44 px rows, for the editor of a chip; each choice applies at once. */
export function QuestionOptions({ step, options, onChange }: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  if (options.loading) return <RowsSkeleton />;
  if (options.failed) {
    return <RetryLine className="ruled py-6" text={t('failed')} retry={options.retry} />;
  }
  const Row = options.many ? Checkbox : Radio;
  return (
    <fieldset className="ledger">
      <legend className="sr-only">{t(`title.${step}`)}</legend>
      {options.options.map(({ key, label, count, chosen, change }) => (
        <Row
          key={key}
          name={`chip-${step}`}
          checked={chosen}
          onChange={() => onChange(change)}
          {...(options.many && count !== null && { end: formatNumber(locale, count) })}
        >
          {label}
        </Row>
      ))}
    </fieldset>
  );
}
