import { formatDigits } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { SegmentedControl } from '@/ui/forms/segmented-control';
import { DetailField } from './detail-field';
import { useFieldNow, type Details } from './details';
import { averageText, onOtherScale, parseAverage, type Scale } from './parse';

/** The average in the scale of the student's school; it is stored in the ten-point one (R22). */
export function AverageField({ details }: { details: Details }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { autosave } = details;
  const scale: Scale = useFieldNow(details, 'gpa_scale').value ?? 'ten';
  const average = useFieldNow(details, 'average');
  const other = average.invalid === null ? onOtherScale(average.value, scale) : '';

  function change(next: Scale) {
    autosave.edit('gpa_scale', { value: next });
    // A text that is invalid in one scale may be valid in the other.
    if (average.invalid !== null && average.raw !== null) {
      autosave.edit('average', parseAverage(average.raw, next));
    }
  }

  return (
    <div className="grid content-start gap-2">
      <DetailField
        details={details}
        name="average"
        parse={(raw) => parseAverage(raw, scale)}
        textOf={(now) => {
          const text = averageText(now, scale);
          return text === now.raw ? text : formatDigits(locale, text);
        }}
        label={t('edit.school.average')}
        inputMode="decimal"
        autoComplete="off"
        end={<span className="num pr-3 text-muted">{t(`edit.school.of.${scale}`)}</span>}
        hint={
          other === ''
            ? t('edit.school.averageHint')
            : t(`edit.school.equals.${scale}`, { other: formatDigits(locale, other) })
        }
      />
      <SegmentedControl
        className="mt-1 justify-self-start"
        label={t('edit.school.scale')}
        options={[
          { value: 'ten', label: t('edit.school.ten') },
          { value: 'four', label: t('edit.school.four') },
        ]}
        value={scale}
        onChange={change}
      />
    </div>
  );
}
