import type { Program } from '@/api/program/contract';
import { cx } from '@/ui/cx';
import { useProgramFormat } from '@/shared/program/use-program-format';

type Props = {
  program: Program;
  now: Date;
  /** With the length of the program behind it. */ withLength?: boolean;
};

/** Last day to apply and how far it is, or that applications are taken all year. */
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
