import type { Program } from '@/api/program/contract';
import { cx } from '@/ui/cx';
import { useProgramFormat } from '@/shared/program/use-program-format';

type Props = { program: Program; now: Date; withLength?: boolean };

/** The deadline with the time left, or that applications are open all year. */
export function ApplyByFigure({ program, now, withLength = false }: Props) {
  const { applyBy, length } = useProgramFormat();
  const { day, left, near } = applyBy(program, now);
  const years = withLength ? length(program) : null;
  return (
    <>
      <span className="block font-600 wrap-anywhere">{day}</span>
      {(left ?? years) !== null && (
        <span className="block text-muted">
          {left !== null && <span className={cx(near && 'font-600 text-accent')}>{left}</span>}
          {left !== null && years !== null && <span aria-hidden> · </span>}
          {years}
        </span>
      )}
    </>
  );
}
