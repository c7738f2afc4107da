import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { isIllustrative, SourceMark } from '@/shared/program/tuition-figure';
import { cx } from '@/ui/cx';
import { IncrementalList } from '@/ui/data/incremental-list';
import { hasPortrait } from '@/ui/portrait';
import { ProgramRow } from './program-row';
import { useAnswerPrompt, type AnswersControl } from './use-answer-prompt';

/** Rows rendered first and in each further step: as many as fit on a screen below the tools. */
const STEP = 4;

/** Columns of a row: program, tuition, deadline, criteria, actions; without the deadline on a tablet. */
const columns = 'grid gap-x-3 md:gap-x-4 lg:gap-x-6';

const plainGrid = `${columns} grid-cols-[1fr_32px] md:grid-cols-[2.2fr_1.15fr_1.3fr_112px] lg:grid-cols-[4fr_1.7fr_2.2fr_2.8fr_112px]`;

/** With a column for the portrait before them. */
export const programRowGrid = `${columns} grid-cols-[64px_1fr_32px] md:grid-cols-[64px_2.2fr_1.15fr_1.3fr_112px] lg:grid-cols-[88px_4fr_1.7fr_2.2fr_2.8fr_112px]`;

type Props = {
  programs: readonly Program[];
  now: Date;
  /** With them, a row offers to fill in what it lacks. */
  control?: AnswersControl;
  /** Without answers to compare them with, rows show what each program asks for. */
  isCompared?: boolean;
  /** Renders all rows at once. */
  allAtOnce?: boolean;
};

/** The programs as rows under column headings, the figures marked once if none is from a school. */
export function ProgramRows({
  programs,
  now,
  control,
  isCompared = true,
  allAtOnce = false,
}: Props) {
  const { t } = useTranslation('results');
  const { list, sheet, status, ask } = useAnswerPrompt(programs, control);
  const hasPortraits = programs.some(({ school }) => hasPortrait(school.iso_code));
  const grid = hasPortraits ? programRowGrid : plainGrid;
  const marked = !programs.every(isIllustrative);
  return (
    <>
      <div
        className={cx(
          grid,
          'items-end border-line py-0.5 text-13 text-muted max-md:block md:border-b md:py-2',
        )}
      >
        <span aria-hidden className={cx('max-md:hidden', hasPortraits && 'col-start-2')}>
          {t('columns.program')}
        </span>
        <span>
          <span aria-hidden>{t('columns.tuition')}</span>{' '}
          {!marked && <SourceMark of={t('columns.tuition')} />}
        </span>
        <span aria-hidden className="max-lg:hidden">
          {t('columns.when')}
        </span>
        <span aria-hidden className="max-md:hidden">
          {t(isCompared ? 'columns.fit' : 'columns.asked')}
        </span>
      </div>
      <ol ref={list} className="ledger">
        <IncrementalList first={STEP} step={STEP} placeholder="li" allAtOnce={allAtOnce}>
          {programs.map((program, index) => (
            <ProgramRow
              key={program.id}
              {...{ program, index, now, grid, hasPortraits, marked, isCompared }}
              answers={control?.answers}
              onAsk={ask}
            />
          ))}
        </IncrementalList>
      </ol>
      <p role="status" className="sr-only">
        {status}
      </p>
      {sheet}
    </>
  );
}
