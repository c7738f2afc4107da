import { Suspense } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { DataTable } from '@/ui/data/data-table';
import { CompareToggle } from '@/features/school-list/compare/compare-toggle';
import { useShowsDong } from '@/features/school-list/currency';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { SaveToggle } from '@/shared/saved/save-toggle';
import { CriteriaTally } from '@/shared/program/criteria-tally';
import { ProgramLink } from '@/features/school-list/detail/program-link';
import { isIllustrative, SourceMark, TuitionFigure } from '@/shared/program/tuition-figure';
import { cx } from '@/ui/cx';
import { Facts } from '@/ui/data/facts';
import { useProgramFormat } from '@/shared/program/use-program-format';

const DongFigure = lazyPart(async () => (await import('./dong-figure')).DongFigure);

/** On a tablet the cell of the program has these, so that the table fits. */
const wide = 'max-lg:hidden';

/** The programs as a table, the figures marked once if none is from a school. */
export function ProgramTable({ programs, now }: { programs: readonly Program[]; now: Date }) {
  const { t } = useTranslation('results');
  const { place, taughtIn, length, shortDue } = useProgramFormat();
  const showsDong = useShowsDong();
  const marked = !programs.every(isIllustrative);
  return (
    <DataTable
      label={t('heading')}
      columns={[
        { label: t('columns.program') },
        { label: t('columns.place'), className: wide },
        {
          label: t('columns.tuition'),
          className: 'text-right!',
          mark: !marked && (
            <div>
              <SourceMark of={t('columns.tuition')} />
            </div>
          ),
        },
        { label: t('columns.deadline') },
        { label: t('columns.length'), className: cx(wide, 'whitespace-nowrap') },
        { label: t('columns.fit') },
        { label: t('columns.actions'), hidden: true },
      ]}
    >
      <tbody>
        {programs.map((program) => (
          <tr key={program.id}>
            <th scope="row" className="w-[30%] min-w-48 wrap-anywhere xl:w-[26%]">
              <ProgramLink program={program} />
              <span className="block font-450 text-muted">{program.school.name}</span>
              <Facts
                className="font-450 text-muted lg:hidden"
                facts={[place(program), length(program)]}
              />
            </th>
            <td className={cx(wide, 'min-w-32 wrap-anywhere')}>
              {place(program)}
              <span className="block text-muted">{taughtIn(program)}</span>
            </td>
            <td className="text-right!">
              <TuitionFigure program={program} marked={marked} />
              <Suspense>
                {showsDong && !!program.tuition && <DongFigure dollars={program.tuition} />}
              </Suspense>
            </td>
            <td className="min-w-32 xl:min-w-46">
              <DeadlineFigure
                {...shortDue(program, now)}
                illustrative={marked && program.source === 'illustrative'}
              />
            </td>
            <td className={cx(wide, 'whitespace-nowrap')}>{length(program)}</td>
            <td className="min-w-32">
              {program.criteria && program.criteria.length > 0 ? (
                <CriteriaTally criteria={program.criteria} className="*:basis-full" />
              ) : (
                <span className="text-muted">{t('fit.none')}</span>
              )}
            </td>
            <td className="whitespace-nowrap">
              <div className="-my-2.5 flex flex-col items-start">
                <SaveToggle program={program} />
                <CompareToggle program={program} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
