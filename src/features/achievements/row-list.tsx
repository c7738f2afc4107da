import { Fragment, type ReactNode } from 'react';
import type { Achievement } from '@/api/achievement/contract';

/** What draws the rows of the list. */
export type RowListProps = {
  label: string;
  achievements: readonly Achievement[];
  /** A row; `handle` is what it is dragged by, where it can be. */
  renderRow: (achievement: Achievement, index: number, handle: ReactNode) => ReactNode;
  /** A row that is none of them, and the place it stands at, from 1. */
  extra: { place: number; node: ReactNode } | null;
  /** It was dropped at a place, from 1. */
  onMove: (achievement: Achievement, place: number) => void;
  /** Rows can be dragged: there are two or more, and none is being written. */
  movable: boolean;
};

/** The rows with the extra one between them. `wrap` makes a row of the list of one. */
export function placed(
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

/** The rows where dragging cannot be had: the menu of each moves it too. */
export function PlainList(props: RowListProps) {
  return (
    <ol aria-label={props.label} className="ruled ledger">
      {placed(props, (achievement, index) => (
        <li>{props.renderRow(achievement, index, null)}</li>
      ))}
    </ol>
  );
}
