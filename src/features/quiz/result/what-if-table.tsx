import type { QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { DataTable } from '@/ui/data/data-table';
import { useResultFormat } from './use-result-format';

export function WhatIfTable({ now, then }: { now: QuizResult; then: QuizResult }) {
  const { t } = useTranslation('discovery');
  const { heading, closest, part } = useResultFormat();
  const total = ({ counted }: QuizResult, type: string) => {
    const row = counted?.find((one) => one.type === type);
    return row ? part(row.total) : '';
  };
  return (
    <div className="mt-3 max-w-180">
      <DataTable
        label={t('whatIf.table')}
        className="table-fixed"
        columns={[
          { label: t('counted.interest'), className: 'w-[30%]', hidden: true },
          { label: t('whatIf.now') },
          { label: t('whatIf.then') },
        ]}
      >
        <tbody className="wrap-break-word">
          <tr>
            <th scope="row">{t('whatIf.result')}</th>
            <td>{heading(now)}</td>
            <td>{heading(then)}</td>
          </tr>
          {now.majors && (
            <tr>
              <th scope="row">{t('whatIf.closest')}</th>
              <td>{closest(now)}</td>
              <td>{closest(then)}</td>
            </tr>
          )}
          {(now.counted ?? []).map(({ type, label }) => (
            <tr key={type}>
              <th scope="row">{label}</th>
              <td className="num">{total(now, type)}</td>
              <td className="num">{total(then, type)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
