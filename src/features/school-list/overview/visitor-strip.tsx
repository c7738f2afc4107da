import type { Overview } from '@/api/engine/contract';
import type { Answers } from '@/shared/answers/answers';
import {
  answersFilter,
  useLandLoading,
  useLandPrograms,
  type LandProgram,
} from '@/shared/land/programs';
import { StripPlaceholder } from './strip-placeholder';
import { TuitionStrip } from './tuition-strip';

const COLUMNS = 24;
const COLUMN_WIDTHS = [500, 1000, 2500, 5000, 10_000];

/** The tuition of these programs in columns. */
function columnsOf(programs: readonly LandProgram[]): Overview['tuition'] {
  const fees = programs.flatMap(({ tuition }) => tuition ?? []);
  const most = Math.max(0, ...fees);
  const step = COLUMN_WIDTHS.find((size) => most < size * COLUMNS) ?? 25_000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
    from: index * step,
    to: (index + 1) * step,
    count: fees.filter((fee) => Math.floor(fee / step) === index).length,
  }));
}

/** The tuition of the programs that match a visitor's answers, except the budget. Empty without the outline. */
export function VisitorStrip({ answers }: { answers: Answers }) {
  const isLoading = useLandLoading();
  const programs = useLandPrograms()?.filter(answersFilter(answers, 'budget'));
  if (isLoading) return <StripPlaceholder />;
  if (!programs?.length) return null;
  const fits = answersFilter(answers);
  // The list keeps a program of unknown tuition, but it is within no budget (docs/ranking.md).
  const within = programs.filter((program) => program.tuition !== null && fits(program)).length;
  return (
    <TuitionStrip
      overview={{ tuition: columnsOf(programs), within_budget: within }}
      total={programs.length}
      budget={answers.budget}
    />
  );
}
