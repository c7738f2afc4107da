import type { CSSProperties } from 'react';
import { cx } from './cx';

interface SkeletonProps {
  /** CSS lengths of what will come; the height is that of the text it stands for. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** The shape of one thing that is on its way. Say in words, in a status, what is loading. */
export function Skeleton({ width = '100%', height = 14, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx('block max-w-full rounded-[3px] bg-line forced-colors:border', className)}
      style={{ width, height }}
    />
  );
}
