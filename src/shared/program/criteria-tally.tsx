import type { Criterion } from '@/api/program/contract';
import { Tally } from '@/ui/strokes';
import { countCriteria } from './criteria';
import { useTally } from './use-tally';

const MAX_STROKES = 14;

/** Criteria as strokes with text; only text for more than `MAX_STROKES`. */
export function CriteriaTally({
  criteria,
  className,
}: {
  criteria: readonly Criterion[];
  className?: string;
}) {
  const tally = useTally();
  const count = countCriteria(criteria);
  if (criteria.length > MAX_STROKES) return <span className="font-600">{tally(count)}</span>;
  return (
    <Tally {...count} {...(className && { className })}>
      {tally(count)}
    </Tally>
  );
}
