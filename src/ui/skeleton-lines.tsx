import type { CSSProperties } from 'react';
import { cx } from './cx';
import { Skeleton } from './skeleton';

/** The width of a `Skeleton`, or its width and height. */
type Line = CSSProperties['width'] | readonly [CSSProperties['width'], number];

type LinesProps = { lines: readonly Line[]; className?: string };

/** Placeholders of lines of text; their number and order never change. `className` has the gap. */
export function SkeletonLines({ lines, className }: LinesProps & { className: string }) {
  return (
    <div className={cx('grid content-start', className)}>
      {lines.map((line, index) => {
        const [width, height] = Array.isArray(line) ? line : [line];
        return <Skeleton key={index} width={width} height={height} />;
      })}
    </div>
  );
}

type RowsProps = {
  count: number;
  /** Classes of a row and of the list. */
  row: string;
  className?: string;
  /** The cells of each row, with classes besides the layout of their lines. */
  cells: readonly LinesProps[];
};

/** Placeholders of the rows of a list. */
export function SkeletonRows({ count, row, className, cells }: RowsProps) {
  return (
    <ul aria-hidden className={cx('ledger', className)}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at} className={row}>
          {cells.map(({ lines, className: look }, index) => (
            <SkeletonLines key={index} lines={lines} className={cx('gap-2.5', look)} />
          ))}
        </li>
      ))}
    </ul>
  );
}
