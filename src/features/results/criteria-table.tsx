import { useTranslation } from 'react-i18next';
import type { Criterion } from '@/api/contract/program';
import { CriterionMark } from '@/ui/criterion-mark';
import { DataTable } from '@/ui/data-table';

/** What a program asks and what the student has, one criterion a line. */
export function CriteriaTable({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('results');
  const words = {
    met: t('fit.stateMet'),
    unmet: t('fit.stateUnmet'),
    unknown: t('fit.stateUnknown'),
  };
  return (
    <DataTable label={t('columns.fit')}>
      <thead>
        <tr>
          <th scope="col">{t('detail.asked')}</th>
          <th scope="col">{t('detail.you')}</th>
          <th scope="col" className="relative">
            <span className="sr-only">{t('detail.result')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ state, asked, you }, index) => (
          // Criteria have no id and keep their order.
          <tr key={index}>
            <th scope="row" className="w-1/2 wrap-anywhere">
              {asked}
            </th>
            <td className="wrap-anywhere">{you || t('detail.notTold')}</td>
            <td className="w-px">
              <CriterionMark state={state}>{words[state]}</CriterionMark>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
