import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { IncrementalList } from '@/ui/data/incremental-list';
import { CompareToggle } from '@/features/school-list/compare/compare-toggle';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { ProgramToggle } from '@/shared/program/program-actions';
import { ProgramFit } from '@/shared/program/program-fit';
import { ProgramLink } from '@/features/school-list/detail/program-link';
import { TuitionFigure } from '@/shared/program/tuition-figure';
import { useProgramFormat } from '@/shared/program/use-program-format';

/** Rows rendered first and in each further step: as many as fit on a screen below the tools. */
const STEP = 4;

/** Columns of a row: program, tuition, deadline, criteria, compare; without the deadline on a tablet. */
export const programRowGrid =
  'grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,1.6fr)_minmax(0,3fr)_112px] lg:grid-cols-[minmax(0,3.9fr)_minmax(0,1.7fr)_minmax(0,2.2fr)_minmax(0,3.6fr)_112px]';

const term = 'text-13 text-muted md:sr-only';

function ProgramRow({ program, now }: { program: Program; now: Date }) {
  const { t } = useTranslation('results');
  const { place, type, taughtIn, applyBy, length, start } = useProgramFormat();
  const details = [place(program), type(program), taughtIn(program)].filter(Boolean).join(' · ');
  return (
    <li className={`${programRowGrid} gap-y-3 pt-5 pb-2 max-md:grid-cols-2 md:py-6`}>
      <div className="max-md:col-span-full">
        <h3 className="text-20">
          <ProgramLink program={program} />
        </h3>
        <p className="wrap-anywhere">{program.school.name}</p>
        {details !== '' && <p className="wrap-anywhere text-muted">{details}</p>}
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
  return (
    <>
      <div
        aria-hidden
        className={`${programRowGrid} border-b border-ink py-2 text-13 text-muted max-md:hidden`}
      >
        <span>{t('columns.program')}</span>
        <span>{t('columns.tuition')}</span>
        <span className="max-lg:hidden">{t('columns.when')}</span>
        <span>{t('columns.fit')}</span>
      </div>
      <ol className="ledger">
        <IncrementalList first={STEP} step={STEP} placeholder="li" allAtOnce={allAtOnce}>
          {programs.map((program) => (
            <ProgramRow key={program.id} program={program} now={now} />
          ))}
        </IncrementalList>
      </ol>
    </>
  );
}
