import type { ReactNode } from 'react';
import { useFieldError } from './detail-field';
import { useFieldNow, type Details } from './details';
import { EditSection } from './edit-section';
import type { Answers } from '@/shared/answers/answers';
import { useOptions, withoutAnswer, type Options } from '@/shared/answers/use-options';
import { formatMajors, formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatBudget } from '@/lib/budget';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/forms/chip';
import { SelectField } from '@/ui/forms/select-field';
import { Skeleton } from '@/ui/skeleton';
import { useDetailAnswers } from './use-detail-answers';

type Change = (changes: Partial<Answers>) => void;
type StepProps = { answers: Answers; change: Change; error: string | undefined };

/** Several answers of one question, each a chip that switches. */
function ChipGroup({
  label,
  options: { options, loading, failed, retry },
  change,
  children,
}: {
  label: string;
  options: Options;
  change: Change;
  /** Under the chips. */
  children: ReactNode;
}) {
  const { t } = useTranslation(['profile', 'common']);
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
      {failed && (
        <div>
          <p className="mb-2 text-muted">{t('edit.search.failed')}</p>
          <Button variant="second" onClick={retry}>
            {t('common:action.tryAgain')}
          </Button>
        </div>
      )}
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

function Budget({ answers, change, error }: StepProps) {
  const { t } = useTranslation(['profile', 'questions']);
  const locale = useLocale();
  const { options } = useOptions('budget', answers);
  const chosen = options.find((option) => option.chosen);
  return (
    <SelectField
      id="budget_max"
      label={t('edit.search.budget')}
      value={chosen?.key ?? (answers.budget ? 'own' : '')}
      {...(error !== undefined && { error })}
      onChange={({ target }) => {
        const option = options.find(({ key }) => key === target.value);
        if (target.value !== 'own') change(option?.change ?? withoutAnswer('budget'));
      }}
    >
      <option value="">{t('questions:any.budget')}</option>
      {/* An amount that is none of the ranges on offer stays as it is. */}
      {answers.budget && !chosen && (
        <option value="own">
          {formatBudget(answers.budget, (amount) => formatMoney(locale, amount))}
        </option>
      )}
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function Preference({ answers, change, error }: StepProps) {
  const { t } = useTranslation(['profile', 'questions']);
  const { options } = useOptions('field', answers);
  return (
    <SelectField
      id="program_title_parent_id"
      label={t('edit.search.field')}
      value={options.find((option) => option.chosen)?.key ?? ''}
      {...(error !== undefined && { error })}
      onChange={({ target }) => {
        const option = options.find(({ key }) => key === target.value);
        change(option?.change ?? withoutAnswer('field'));
      }}
    >
      <option value="">{t('questions:any.field')}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** What the school list is made from: countries, budget, field and majors, with the majors line (R22). */
export function SearchSection({ details }: { details: Details }) {
  const { t } = useTranslation(['profile', 'common']);
  const { answers, change, majors } = useDetailAnswers(details);
  const countries = useOptions('countries', answers);
  const titles = useOptions('majors', answers);
  const errorOf = useFieldError();
  const locale = useLocale();
  const error = {
    min: errorOf(useFieldNow(details, 'budget_min')),
    max: errorOf(useFieldNow(details, 'budget_max')),
    countries: errorOf(useFieldNow(details, 'country_ids')),
    field: errorOf(useFieldNow(details, 'program_title_parent_id')),
    majors: errorOf(useFieldNow(details, 'educational_records')),
  };
  const noField = answers.parentId === null;
  // Without a field there would be sixty: those that are chosen stand here, and the way to more.
  const shown = noField
    ? { ...titles, options: titles.options.filter(({ chosen }) => chosen) }
    : titles;
  const line = t('hoping', { majors: formatMajors(locale, majors) });
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
        <Below error={error.countries}>{t('edit.search.countriesHint')}</Below>
      </ChipGroup>
      <Budget answers={answers} change={change} error={error.max ?? error.min} />
      <Preference answers={answers} change={change} error={error.field} />
      <ChipGroup label={t('edit.search.majors')} options={shown} change={change}>
        <Below error={error.majors}>{noField ? t('edit.search.majorsFirst') : null}</Below>
        <p className="mt-4 text-17" aria-live="polite">
          {line}
        </p>
      </ChipGroup>
    </EditSection>
  );
}

function Below({ error, children }: { error: string | undefined; children: ReactNode }) {
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
