import { cx } from '@/ui/cx';
import type { ApplyByText } from './use-deadline-format';

type Props = ApplyByText & {
  /** A large figure, in a dialog. */
  large?: boolean;
  /** Follows the time left. */
  note?: string | null;
};

/** When to apply, with the time left, marked if that is near. */
export function DeadlineFigure({ day, left, near, large = false, note = null }: Props) {
  return (
    <>
      <span className={cx('block wrap-anywhere', large ? 'fig text-24' : 'num font-600')}>
        {day}
      </span>
      {(left ?? note) !== null && (
        <span className="block text-muted">
          {left !== null && <span className={cx(near && 'font-600 text-accent')}>{left}</span>}
          {left !== null && note !== null && <span aria-hidden> · </span>}
          {note}
        </span>
      )}
    </>
  );
}
