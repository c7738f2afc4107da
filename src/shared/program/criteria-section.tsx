import type { ReactNode } from 'react';
import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { DataTable } from '@/ui/data/data-table';
import { CriteriaTally } from './criteria-tally';

type Props = {
  /** The page's messages. */
  messages: 'results' | 'scholarship';
  /** In their order; they have no ids. */
  criteria: readonly Criterion[];
  /** Marks requirements that are not from the school. */
  mark?: ReactNode;
  /** Which of them the student has to check: no answer decides them, so they are not counted. */
  isToCheck?: (criterion: Criterion) => boolean;
  /** Replaces a missing answer. */
  noAnswer: (criterion: Criterion) => ReactNode;
};

/** What is asked and what the student has, one criterion per row. */
export function CriteriaSection({
  messages,
  criteria,
  mark,
  isToCheck = () => false,
  noAnswer,
}: Props) {
  const { t } = useTranslation(messages);
  const result = ({ state }: Criterion) => (
    <CriterionMark state={state}>{t(`fit.state.${state}`)}</CriterionMark>
  );
  const counted = criteria.filter((criterion) => !isToCheck(criterion));
  return (
    <>
      <div className="mt-8 mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-20">{t('columns.fit')}</h3>
          {mark}
        </div>
        {counted.length > 0 && <CriteriaTally criteria={counted} />}
      </div>
      {criteria.length > 0 ? (
        <DataTable
          label={t('columns.fit')}
          columns={[
            { label: t('detail.asked') },
            { label: t('detail.you') },
            { label: t('detail.result'), hidden: true, className: 'max-md:hidden' },
          ]}
        >
          <tbody>
            {criteria.map((criterion, index) => (
              <tr key={index}>
                <th scope="row" className="w-1/2 wrap-break-word">
                  {keepCompounds(criterion.asked)}
                </th>
                <td className="wrap-break-word" {...(isToCheck(criterion) && { colSpan: 2 })}>
                  {criterion.you || noAnswer(criterion)}
                  {/* A third column would leave a phone's rows one or two words wide. */}
                  {!isToCheck(criterion) && <p className="mt-1 md:hidden">{result(criterion)}</p>}
                </td>
                {!isToCheck(criterion) && (
                  <td className="w-px max-md:hidden">{result(criterion)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : (
        <p className="text-muted">{t('fit.none')}</p>
      )}
    </>
  );
}
