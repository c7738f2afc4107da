import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { IncrementalList } from '@/ui/data/incremental-list';
import { CompareToggle } from '@/features/school-list/compare/compare-toggle';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { ProgramToggle } from '@/shared/program/program-actions';
import { ProgramFit } from '@/shared/program/program-fit';
import { ProgramLink } from '@/features/school-list/detail/program-link';
import { TuitionFigure } from '@/shared/program/tuition-figure';
import { cx } from '@/ui/cx';
import { hasPortrait } from '@/ui/portrait';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { useProgramFormat } from '@/shared/program/use-program-format';

/** Rows rendered first and in each further step: as many as fit on a screen below the tools. */
const STEP = 4;

/** Columns of a row: program, tuition, deadline, criteria, compare; without the deadline on a tablet. */
const columns = 'grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,1.6fr)_minmax(0,3fr)_112px]';

const plainGrid = `${columns} lg:grid-cols-[minmax(0,3.9fr)_minmax(0,1.7fr)_minmax(0,2.2fr)_minmax(0,3.6fr)_112px]`;

/** With a column for the portrait before them. */
export const programRowGrid = `${columns} lg:grid-cols-[88px_minmax(0,3.6fr)_minmax(0,1.7fr)_minmax(0,2fr)_minmax(0,3.4fr)_112px]`;

const term = 'text-13 text-muted md:sr-only';

type RowProps = { program: Program; now: Date; grid: string };

function ProgramRow({ program, now, grid }: RowProps) {
  const { t } = useTranslation('results');
  const { place, type, taughtIn, applyBy, length, start } = useProgramFormat();
  const details = [place(program), type(program), taughtIn(program)].filter(Boolean).join(' · ');
  return (
    <li className={`${grid} gap-y-3 pt-5 pb-2 max-md:grid-cols-2 md:py-6`}>
      <div className="flex gap-4 max-md:col-span-full lg:contents">
        <SchoolPortrait
          school={program.school}
          size={64}
          className="mt-1 md:max-lg:hidden lg:mt-0 lg:size-22 lg:[--land-fine:inline]"
        />
        <div className={cx(grid === programRowGrid && 'lg:col-start-2')}>
          <h3 className="text-20">
            <ProgramLink program={program} />
          </h3>
          <p className="wrap-anywhere">{program.school.name}</p>
          {details !== '' && <p className="wrap-anywhere text-muted">{details}</p>}
        </div>
      </div>
      <dl>
        <dt className={term}>{t('columns.tuition')}</dt>
        <dd>
          <TuitionFigure program={program} large />
        </dd>
      </dl>
      <dl className="md:pt-0.5 md:max-lg:hidden">
        <dt className={term}>{t('columns.deadline')}</dt>
        <dd>
          <DeadlineFigure
            {...applyBy(program, now)}
            note={length(program)}
            start={start(program)}
            illustrative={program.source === 'illustrative'}
          />
        </dd>
      </dl>
      <div className="max-md:col-span-full md:pt-0.5">
        <ProgramFit criteria={program.criteria} source={program.source} />
      </div>
      <div className="flex flex-wrap gap-x-5 max-md:col-span-full max-md:-ml-1 md:-mt-2 md:flex-col md:items-start">
        <ProgramToggle program={program} />
        <CompareToggle program={program} />
      </div>
    </li>
  );
}

type Props = {
  programs: readonly Program[];
  now: Date;
  /** Renders all rows at once. */
  allAtOnce?: boolean;
};

/** The programs as rows under column headings; on a phone each row has its own labels. */
export function ProgramRows({ programs, now, allAtOnce = false }: Props) {
  const { t } = useTranslation('results');
  const grid = programs.some(({ school }) => hasPortrait(school.iso_code))
    ? programRowGrid
    : plainGrid;
  return (
    <>
      <div
        aria-hidden
        className={`${grid} border-b border-ink py-2 text-13 text-muted max-md:hidden`}
      >
        <span className={cx(grid === programRowGrid && 'lg:col-start-2')}>
          {t('columns.program')}
        </span>
        <span>{t('columns.tuition')}</span>
        <span className="max-lg:hidden">{t('columns.when')}</span>
        <span>{t('columns.fit')}</span>
      </div>
      <ol className="ledger">
        <IncrementalList first={STEP} step={STEP} placeholder="li" allAtOnce={allAtOnce}>
          {programs.map((program) => (
            <ProgramRow key={program.id} program={program} now={now} grid={grid} />
          ))}
        </IncrementalList>
      </ol>
    </>
  );
}
