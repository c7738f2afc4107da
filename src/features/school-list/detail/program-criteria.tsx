import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriteriaTable } from '@/ui/data/criteria-table';

/** What a program asks and what the student has. */
export function ProgramCriteria({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('results');
  return (
    <CriteriaTable
      label={t('columns.fit')}
      heads={{ asked: t('detail.asked'), you: t('detail.you'), result: t('detail.result') }}
      states={{
        met: t('fit.stateMet'),
        unmet: t('fit.stateUnmet'),
        unknown: t('fit.stateUnknown'),
      }}
      criteria={criteria.map(({ state, asked, you }) => ({
        state,
        asked,
        you: you || t('detail.notTold'),
      }))}
    />
  );
}
