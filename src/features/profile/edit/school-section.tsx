import { useTranslation } from '@/i18n/use-translation';
import { AverageField } from './average-field';
import { DetailField } from './detail-field';
import type { Details } from './details';
import { EditSection } from './edit-section';
import { OptionSelect } from './option-select';
import { parseSchool, parseYear } from './parse';

/** The current school, the grade, and the average with its scale. */
export function SchoolSection({ details }: { details: Details }) {
  const { t } = useTranslation('profile');
  return (
    <EditSection
      id="school"
      title={t('edit.school.title')}
      lead={t('edit.school.lead')}
      autosave={details.autosave}
      names={['current_school', 'class_grade_id', 'graduation_year', 'average', 'gpa_scale']}
    >
      <DetailField
        details={details}
        name="current_school"
        parse={parseSchool}
        label={t('edit.school.name')}
        autoComplete="off"
      />
      <OptionSelect
        details={details}
        step="grade"
        names={['class_grade_id']}
        label={t('edit.school.grade')}
        none={t('edit.school.noGrade')}
        labelOf={(grade) =>
          /^\d{1,2}$/.test(grade) ? t('edit.school.gradeOption', { grade }) : grade
        }
        onBlur={() => details.autosave.blur('class_grade_id')}
      />
      <AverageField details={details} />
      <DetailField
        details={details}
        name="graduation_year"
        parse={parseYear}
        label={t('edit.school.year')}
        inputMode="numeric"
        autoComplete="off"
      />
    </EditSection>
  );
}
