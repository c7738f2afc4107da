import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { AverageField } from './average-field';
import { DetailField, fieldText } from './detail-field';
import type { Details } from './details';
import { EditSection } from './edit-section';
import { parseSchool, parseYear } from './parse';

type Props = {
  details: Details;
  /** The choice of the class grade; its options are the page's. */
  gradeField: ReactNode;
};

/** The school the student is at, the grade, and the average in its scale. */
export function SchoolSection({ details, gradeField }: Props) {
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
        textOf={fieldText}
        label={t('edit.school.name')}
        autoComplete="off"
      />
      {gradeField}
      <AverageField details={details} />
      <DetailField
        details={details}
        name="graduation_year"
        figure
        parse={parseYear}
        textOf={fieldText}
        label={t('edit.school.year')}
        inputMode="numeric"
        autoComplete="off"
      />
    </EditSection>
  );
}
