import type { ReactNode } from 'react';
import { useFieldError } from './detail-field';
import { fieldNow, type Details } from './details';
import { EditSection } from './edit-section';
import { RetryLine } from '@/shared/states/retry-line';
import type { Answers } from '@/shared/answers/answers';
import { useOptions, type Options } from '@/shared/answers/use-options';
import { formatMoney } from '@/i18n/format';
import { formatMajors } from '@/i18n/format-names';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatBudget } from '@/lib/budget';
import { Chip } from '@/ui/forms/chip';
import { Skeleton } from '@/ui/skeleton';
import { OptionSelect } from './option-select';
import { useDetailAnswers } from './use-detail-answers';
import { useMajorsOfFields } from '@/shared/answers/use-majors-of-fields';

type ChipGroupProps = {
  label: string;
  options: Options;
  change: (changes: Partial<Answers>) => void;
  /** Below the chips. */
  children: ReactNode;
};

/** Several answers to one question, each a toggle. */
function ChipGroup({
  label,
  options: { options, loading, failed, retry },
  change,
  children,
}: ChipGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className="lg:col-span-2">
      <legend className="mb-2 font-600">{label}</legend>
      {loading && (
        <div role="status" className="flex flex-wrap gap-2">
          <span className="sr-only">{t('edit.search.loading')}</span>
          {[96, 128, 104, 120].map((width) => (
            <Skeleton key={width} width={width} height={44} />
          ))}
        </div>
      )}
      {failed && <RetryLine text={t('edit.search.failed')} retry={retry} />}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option.key} pressed={option.chosen} onClick={() => change(option.change)}>
            {option.label}
          </Chip>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

function Hint({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div aria-live="polite" className="mt-2 empty:hidden">
      {error === undefined ? (
        children !== null && <p className="text-13 text-muted">{children}</p>
      ) : (
        <p className="font-500 text-accent">{error}</p>
      )}
    </div>
  );
}

/** The basis of the school list: countries, budget, field and majors, with the majors line (R22). */
export function SearchSection({ details }: { details: Details }) {
  const { t } = useTranslation(['profile', 'questions']);
  const { answers, change, majors } = useDetailAnswers(details);
  const countries = useOptions('countries', answers);
  const titles = useOptions('majors', answers);
  const errorOf = useFieldError();
  const locale = useLocale();
  const hasField = answers.parentId !== null;
  const { budget } = answers;
  const withItsMajors = useMajorsOfFields(answers);
  // Without a field there would be about sixty: only the selected ones are shown.
  const shown = hasField
    ? titles
    : { ...titles, options: titles.options.filter(({ chosen }) => chosen) };
  return (
    <EditSection
      id="search"
      title={t('edit.search.title')}
      lead={t('edit.search.lead')}
      autosave={details.autosave}
      names={[
        'country_ids',
        'budget_min',
        'budget_max',
        'program_title_parent_id',
        'educational_records',
      ]}
    >
      <ChipGroup label={t('edit.search.countries')} options={countries} change={change}>
        <Hint error={errorOf(fieldNow(details, 'country_ids'))}>
          {t('edit.search.countriesHint')}
        </Hint>
      </ChipGroup>
      <OptionSelect
        details={details}
        step="budget"
        names={['budget_max', 'budget_min']}
        label={t('edit.search.budget')}
        none={t('questions:any.budget')}
        current={budget && formatBudget(budget, (amount) => formatMoney(locale, amount))}
      />
      <OptionSelect
        details={details}
        step="field"
        names={['program_title_parent_id']}
        label={t('edit.search.field')}
        none={t('questions:any.field')}
        complete={withItsMajors}
        hint={hasField && answers.titleIds.length > 0 && t('edit.search.fieldHint')}
      />
      <ChipGroup label={t('edit.search.majors')} options={shown} change={change}>
        <Hint error={errorOf(fieldNow(details, 'educational_records'))}>
          {hasField ? null : t('edit.search.majorsFirst')}
        </Hint>
        <p className="mt-4 text-17" aria-live="polite">
          {t('hoping', { majors: formatMajors(locale, majors) })}
        </p>
      </ChipGroup>
    </EditSection>
  );
}
