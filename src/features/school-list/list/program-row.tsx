import { memo, Suspense, type CSSProperties } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { CompareToggle } from '@/features/school-list/compare/compare-toggle';
import { useShowsDong } from '@/features/school-list/currency';
import { ProgramLink } from '@/features/school-list/detail/program-link';
import type { Answers } from '@/shared/answers/answers';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { SaveToggle } from '@/shared/saved/save-toggle';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { TuitionFigure } from '@/shared/program/tuition-figure';
import { useProgramFormat } from '@/shared/program/use-program-format';
import { cx } from '@/ui/cx';
import { Facts } from '@/ui/data/facts';
import { ProgramFit, type Ask } from './program-fit';

const DongFigure = lazyPart(async () => (await import('./dong-figure')).DongFigure);

/** The school with its city, which many names have already. */
function schoolLine({ name, city }: Program['school']): string {
  return city && !name.includes(city) ? `${name}, ${city}` : name;
}

/** Before any answer: the requirements; on a phone the kind of program. */
function Unanswered({ program }: { program: Program }) {
  const { type, taughtIn } = useProgramFormat();
  const asked = (program.criteria ?? [])
    .filter(({ minimum }) => minimum != null)
    .map((criterion) => criterion.asked);
  return (
    <>
      <Facts className="text-13 md:hidden" facts={[type(program), taughtIn(program)]} />
      <Facts className="text-13 text-muted max-md:hidden" facts={asked} />
    </>
  );
}

type Props = {
  program: Program;
  /** From 0; the strokes fill row by row. */
  index: number;
  now: Date;
  grid: string;
  hasPortraits: boolean;
  /** Marks figures that are not from the school; otherwise the heading of the list does. */
  marked: boolean;
  isCompared: boolean;
  answers: Answers | undefined;
  onAsk: Ask;
};

/** Memoized: the list renders again whenever an option of its tools has loaded. */
export const ProgramRow = memo(function ProgramRow({
  program,
  index,
  now,
  grid,
  hasPortraits,
  marked,
  isCompared,
  answers,
  onAsk,
}: Props) {
  const { school, criteria, source } = program;
  const { country, type, taughtIn, shortDue, length } = useProgramFormat();
  const { t } = useTranslation('results');
  const due = shortDue(program, now);
  const years = length(program);
  const details = [country(program), type(program), taughtIn(program)];
  const showsDong = useShowsDong() && !!program.tuition;
  const column = hasPortraits ? 'max-md:col-start-2' : 'max-md:col-start-1';
  const actionColumn = hasPortraits ? 'max-md:col-start-3' : 'max-md:col-start-2';
  const action =
    'max-md:size-11 max-md:justify-center max-md:-mr-3 max-md:justify-self-end max-md:[&>span:last-child]:sr-only';
  return (
    <li
      data-program={program.id}
      style={{ '--row': index } as CSSProperties} // a custom property
      className={cx(grid, 'relative py-3 md:py-6')}
    >
      <SchoolPortrait
        school={school}
        className="max-md:col-start-1 max-md:row-span-3 max-md:row-start-1 mt-0.5 lg:size-22 lg:[--land-fine:inline]"
      />
      <div
        className={cx(
          column,
          'max-md:col-end-[-1] max-md:row-start-1',
          hasPortraits && 'md:col-start-2',
        )}
      >
        <h3 className="text-17 leading-6! font-600 max-md:pr-8 lg:text-20 lg:leading-7!">
          <ProgramLink program={program} />
        </h3>
        <p className="text-13 wrap-anywhere text-muted md:text-15 md:text-ink">
          {schoolLine(school)}
        </p>
        <Facts className="wrap-anywhere text-muted max-md:hidden" facts={details} />
      </div>
      <div
        className={cx(
          column,
          'flex flex-wrap items-baseline gap-x-2.5 max-md:col-end-[-1] max-md:row-start-2 max-md:pr-8 md:max-lg:block lg:contents',
        )}
      >
        <dl className={cx(showsDong && 'max-md:basis-full')}>
          <dt className="sr-only">{t('columns.tuition')}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2.5 md:block">
            <TuitionFigure program={program} large marked={marked} />
            <Suspense>{showsDong && <DongFigure dollars={program.tuition ?? 0} />}</Suspense>
          </dd>
        </dl>
        <dl className="lg:pt-0.5">
          <dt className="sr-only">{t('columns.deadline')}</dt>
          <dd className={cx('text-13 lg:hidden', due.near && 'font-600 text-accent')}>
            {due.alone}
          </dd>
          <dd className="max-lg:hidden">
            <DeadlineFigure {...due} illustrative={marked && source === 'illustrative'} />
          </dd>
          {years !== null && (
            <>
              <dt className="sr-only max-lg:hidden">{t('columns.length')}</dt>
              <dd className="text-13 text-muted max-lg:hidden">{years}</dd>
            </>
          )}
        </dl>
      </div>
      <div className={cx(column, 'max-md:row-start-3 max-md:self-center md:pt-0.5')}>
        {isCompared ? (
          <ProgramFit criteria={criteria} answers={answers} onAsk={onAsk} />
        ) : (
          <Unanswered program={program} />
        )}
      </div>
      <div className="gap-x-5 max-md:contents md:-mt-2 md:flex md:flex-col md:items-start">
        <SaveToggle
          program={program}
          className={cx(action, actionColumn, 'max-md:row-start-1 max-md:-mt-2')}
        />
        <CompareToggle
          program={program}
          className={cx(
            action,
            actionColumn,
            'max-md:row-span-2 max-md:row-start-2 max-md:self-end',
          )}
        />
      </div>
    </li>
  );
});
