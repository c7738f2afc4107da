import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ComponentProps } from 'react';
import { formatMonth } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Icon } from '@/ui/icon';
import { SelectField } from '@/ui/forms/select-field';

const YEARS_BACK = 12;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

type Props = {
  label: string;
  month: ComponentProps<'select'>;
  year: ComponentProps<'select'>;
  /** The selected year; it may be none of the options. */
  chosenYear: string;
  lastYear: number;
  error: string | undefined;
};

/** Two selects, because `<input type="month">` is missing in some browsers. */
export function MonthField({ label, month, year, chosenYear, lastYear, error }: Props) {
  const { t } = useTranslation('achievements');
  const locale = useLocale();
  const errorId = useId();
  const invalid = error !== undefined;
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, index) => String(lastYear - index));
  if (chosenYear !== '' && !years.includes(chosenYear)) years.push(chosenYear);
  const wiring = invalid ? { 'aria-describedby': errorId, 'aria-invalid': true } : {};
  return (
    <fieldset>
      <legend className="mb-2 font-600">{label}</legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <SelectField {...month} {...wiring} label={t('form.monthOf', { what: label })} labelHidden>
          <option value="">{t('form.month')}</option>
          {MONTHS.map((number) => (
            <option key={number} value={String(number).padStart(2, '0')}>
              {formatMonth(locale, number)}
            </option>
          ))}
        </SelectField>
        <SelectField {...year} {...wiring} label={t('form.yearOf', { what: label })} labelHidden>
          <option value="">{t('form.year')}</option>
          {years.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      <div id={errorId} aria-live="polite">
        {invalid && (
          <p className="mt-2 flex gap-2 font-500 text-accent">
            <Icon of={CircleAlert} className="mt-0.5" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
