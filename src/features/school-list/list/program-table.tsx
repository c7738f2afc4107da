import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { DataTable } from '@/ui/data/data-table';
import { CompareToggle } from '@/features/school-list/compare/compare-toggle';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { ProgramToggle } from '@/shared/program/program-actions';
import { CriteriaTally } from '@/shared/program/criteria-tally';
import { ProgramLink } from '@/features/school-list/detail/program-link';
import { TuitionFigure } from '@/shared/program/tuition-figure';
import { useProgramFormat } from '@/shared/program/use-program-format';

export function ProgramTable({ programs, now }: { programs: readonly Program[]; now: Date }) {
  const { t } = useTranslation('results');
  const { place, taughtIn, length, applyBy, start } = useProgramFormat();
  return (
    <DataTable
      label={t('heading')}
      className="min-w-230"
      columns={[
        { label: t('columns.program') },
        { label: t('columns.place') },
        { label: t('columns.tuition'), className: 'text-right!' },
        { label: t('columns.deadline'), className: 'pl-4!' },
        { label: t('columns.length') },
        { label: t('columns.fit') },
        { label: t('columns.actions'), hidden: true },
      ]}
    >
      <tbody>
        {programs.map((program) => (
          <tr key={program.id}>
            <th scope="row" className="w-[24%] min-w-50 wrap-anywhere">
              <ProgramLink program={program} />
              <span className="block font-450 text-muted">{program.school.name}</span>
            </th>
            <td className="min-w-32 wrap-anywhere">
              {place(program)}
              <span className="block text-muted">{taughtIn(program)}</span>
            </td>
            <td className="text-right!">
              <TuitionFigure program={program} />
            </td>
            <td className="min-w-36 pl-4!">
              <DeadlineFigure
                {...applyBy(program, now)}
                start={start(program)}
                illustrative={program.source === 'illustrative'}
              />
            </td>
            <td className="whitespace-nowrap">{length(program)}</td>
            <td className="min-w-44">
              {program.criteria && program.criteria.length > 0 ? (
                <CriteriaTally criteria={program.criteria} />
              ) : (
                <span className="text-muted">{t('fit.none')}</span>
              )}
            </td>
            <td className="whitespace-nowrap">
              <ProgramToggle program={program} className="-my-2.5 mr-3 min-w-23" />
              <CompareToggle program={program} className="-my-2.5" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
