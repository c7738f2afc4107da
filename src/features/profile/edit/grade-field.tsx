import { useFieldError } from './detail-field';
import { useFieldNow, type Details } from './details';
import { useOptions } from '@/shared/answers/use-options';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import { useDetailAnswers } from './use-detail-answers';

const NUMERAL = /^\d{1,2}$/;

/** The class grade, chosen among the grades of the questions. */
export function GradeField({ details }: { details: Details }) {
  const { t } = useTranslation('profile');
  const { answers, change } = useDetailAnswers(details);
  const { options } = useOptions('grade', answers);
  const now = useFieldNow(details, 'class_grade_id');
  const error = useFieldError()(now);
  const chosen = options.find((option) => option.chosen);
  return (
    <SelectField
      id="class_grade_id"
      label={t('edit.school.grade')}
      value={chosen?.key ?? ''}
      {...(error !== undefined && { error })}
      onChange={({ target }) => {
        const option = options.find(({ key }) => key === target.value);
        change(option ? option.change : { classGradeId: null });
      }}
      onBlur={() => details.autosave.leave('class_grade_id')}
    >
      <option value="">{t('edit.school.noGrade')}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {NUMERAL.test(label) ? t('edit.school.gradeOption', { grade: label }) : label}
        </option>
      ))}
    </SelectField>
  );
}
