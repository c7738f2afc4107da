import { cx } from '@/ui/cx';

type Props = { facts: readonly (string | false | null | undefined)[]; className?: string };

/** Short facts in a row, with a dot between two that are on one line. What is unknown is left out. */
export function Facts({ facts, className }: Props) {
  return (
    <span className={cx('facts', className)}>
      {facts.filter(Boolean).map((fact, index) => (
        // Facts have no id and keep their order.
        <span key={index}>{fact} </span>
      ))}
    </span>
  );
}
