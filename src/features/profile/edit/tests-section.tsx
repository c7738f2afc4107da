import { useTranslation } from '@/i18n/use-translation';
import { DetailField } from './detail-field';
import type { Details } from './details';
import { EditSection } from './edit-section';
import { parseIelts, parseSat } from './parse';

/** Test scores. Each one decides criteria that are unknown without it. */
export function TestsSection({ details }: { details: Details }) {
  const { t } = useTranslation('profile');
  return (
    <EditSection
      id="tests"
      title={t('edit.tests.title')}
      lead={t('edit.tests.lead')}
      autosave={details.autosave}
      names={['ielts', 'sat']}
    >
      <DetailField
        details={details}
        name="ielts"
        parse={parseIelts}
        textOf={({ raw, value }) => raw ?? (value == null ? '' : value.toFixed(1))}
        label={t('edit.tests.ielts')}
        hint={t('edit.tests.ieltsHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <DetailField
        details={details}
        name="sat"
        parse={parseSat}
        label={t('edit.tests.sat')}
        hint={t('edit.tests.satHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </EditSection>
  );
}
