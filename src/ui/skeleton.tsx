import type { CSSProperties } from 'react';
import { cx } from './cx';

interface SkeletonProps {
  /** CSS width and height in px of the content to come. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** Sizes that SVG attributes cannot express are set as a style by script. */
function isPlain(size: CSSProperties['width']): size is string | number {
  return typeof size === 'number' || !size?.includes('(');
}

/**
 * A placeholder for content that is loading; announce the loading itself in a status. It is an `svg` sized by
 * attributes, because the policy allows no inline style in a prerendered page.
 */
export function Skeleton({ width = '100%', height = 14, className }: SkeletonProps) {
  return (
    <svg
      aria-hidden
      {...(isPlain(width) ? { width } : { style: { width } })}
      {...(isPlain(height) && { height })}
      className={cx('block max-w-full rounded-[3px] bg-line forced-colors:border', className)}
    />
  );
}

/** A width, or a width and a height, as of `Skeleton`. */
type Line = CSSProperties['width'] | readonly [CSSProperties['width'], number];

type LinesProps = { lines: readonly Line[]; className?: string };

/** Placeholders of lines of text; their number and order never change. */
export function SkeletonLines({ lines, className }: LinesProps) {
  return (
    <div className={cx('grid content-start', className ?? 'gap-2.5')}>
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
  /** Of each row, with classes besides the layout of their lines. */
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
