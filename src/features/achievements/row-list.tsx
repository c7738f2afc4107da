import { Fragment, type ReactNode } from 'react';
import type { Achievement } from '@/api/achievement/contract';

export type RowListProps = {
  label: string;
  achievements: readonly Achievement[];
  /** `handle` drags the row. */
  renderRow: (achievement: Achievement, index: number, handle: ReactNode) => ReactNode;
  /** An additional row and its place, from 1. */
  extra: { place: number; node: ReactNode } | null;
  /** `place` counts from 1. */
  onMove: (achievement: Achievement, place: number) => void;
  /** Rows can be dragged: there are at least two, and no form is open. */
  movable: boolean;
};

/** The rows with the extra one between them. */
export function rowsWithExtra(
  { achievements, extra }: Pick<RowListProps, 'achievements' | 'extra'>,
  wrap: (achievement: Achievement, index: number) => ReactNode,
): ReactNode {
  const at = extra ? Math.min(extra.place - 1, achievements.length) : -1;
  const between = extra && (
    <li key="extra" className="py-3">
      {extra.node}
    </li>
  );
  return (
    <>
      {achievements.map((achievement, index) => (
        <Fragment key={achievement.id}>
          {index === at && between}
          {wrap(achievement, index)}
        </Fragment>
      ))}
      {at === achievements.length && between}
    </>
  );
}

/** The fallback without dragging; the menus can still move rows. */
export function PlainList(props: RowListProps) {
  return (
    <ol aria-label={props.label} className="ledger">
      {rowsWithExtra(props, (achievement, index) => (
        <li>{props.renderRow(achievement, index, null)}</li>
      ))}
    </ol>
  );
}
