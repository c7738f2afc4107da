import { achievementTypeSchema } from '@/api/achievement/contract';
import { countCharacters } from '@/lib/count-text';
import { useTranslation } from '@/i18n/use-translation';
import type { SubmitFormReturn } from '@/shared/forms/use-submit-form';
import { useNow } from '@/shared/hooks/use-now';
import { Checkbox } from '@/ui/forms/choice';
import { SelectField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { IMPACT_MAX, type AchievementValues, type FormValues } from './form-values';
import { MonthField } from './month-field';

type Props = { form: SubmitFormReturn<FormValues, AchievementValues> };

/** The fields of an achievement. */
export function AchievementFields({ form }: Props) {
  const { t } = useTranslation('achievements');
  const year = useNow().getFullYear();
  const { ongoing, startYear, endYear, impact } = form.watch();
  return (
    <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">
      <TextField
        {...form.field('title')}
        label={t('form.title')}
        hint={t('form.titleHint')}
        autoComplete="off"
      />
      <TextField
        {...form.field('role')}
        label={t('form.role')}
        hint={t('form.roleHint')}
        autoComplete="off"
      />
      <SelectField {...form.field('type')} label={t('form.type')}>
        {achievementTypeSchema.options.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('hours')}
        label={t('form.hours')}
        inputMode="decimal"
        autoComplete="off"
      />
      <MonthField
        label={t('form.start')}
        month={form.register('startMonth')}
        // The month's error is about both.
        year={form.register('startYear', { deps: 'startMonth' })}
        chosenYear={startYear}
        lastYear={year}
        error={form.errorOf('startMonth')}
      />
      <div>
        {!ongoing && (
          <MonthField
            label={t('form.end')}
            month={form.register('endMonth')}
            year={form.register('endYear', { deps: 'endMonth' })}
            chosenYear={endYear}
            lastYear={year + 1}
            error={form.errorOf('endMonth')}
          />
        )}
        <Checkbox
          {...form.register('ongoing', { deps: 'startMonth' })}
          className={ongoing ? 'md:mt-8' : 'mt-1'}
        >
          {t('form.ongoing')}
        </Checkbox>
      </div>
      <TextArea
        {...form.field('impact')}
        label={t('form.impact')}
        hint={t('form.impactHint')}
        className="md:col-span-2"
        count={t('form.count', {
          count: countCharacters(impact.trim()),
          max: IMPACT_MAX,
        })}
      />
    </div>
  );
}
