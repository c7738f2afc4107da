import type { CSSProperties } from 'react';
import { cx } from './cx';

interface SkeletonProps {
  /** CSS lengths of what will come; the height, a plain one, is that of the text it stands for. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** Sizes that an attribute cannot hold are set as style, once there is a script. */
function isPlain(size: CSSProperties['width']): size is string | number {
  return typeof size === 'number' || !size?.includes('(');
}

/**
 * The shape of one thing that is on its way. Say in words, in a status, what is loading. An `svg` has its size in
 * attributes: a prerendered page may have no inline style (design section 8).
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
