import type { CSSProperties } from 'react';
import { cx } from './cx';

type SkeletonProps = {
  /** CSS width and height in px of the content to come. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
};

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
