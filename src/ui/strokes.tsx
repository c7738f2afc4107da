import type { ReactNode } from 'react';
import { cx } from './cx';

/** How many criteria of a program are met, not met, and not known yet. */
export type CriteriaCount = {
  met: number;
  unmet: number;
  unknown: number;
};

type StrokesProps = CriteriaCount & {
  className?: string;
};

const marks = {
  met: 'h-5 w-1 bg-brand forced-colors:bg-[CanvasText]',
  unmet: 'h-2 w-1 bg-accent forced-colors:bg-[CanvasText]',
  unknown: 'h-5 w-1 border border-edge',
};

/**
 * One stroke per criterion: tall and solid is met, short is not met, hollow is unknown, so it reads
 * without color. Hidden from assistive technology: the words are always next to it.
 */
export function Strokes({ met, unmet, unknown, className }: StrokesProps) {
  const kinds = [
    ...Array<'met'>(met).fill('met'),
    ...Array<'unmet'>(unmet).fill('unmet'),
    ...Array<'unknown'>(unknown).fill('unknown'),
  ];
  return (
    <span aria-hidden className={cx('inline-flex h-5 shrink-0 items-end gap-1', className)}>
      {kinds.map((kind, index) => (
        // The strokes are alike and never reordered: the place is the key.
        <i key={index} className={marks[kind]} />
      ))}
    </span>
  );
}

type TallyProps = StrokesProps & {
  /** The same in words, such as `4 met, 1 not met, 1 unknown`. */
  children: ReactNode;
};

/** The strokes with their words. */
export function Tally({ children, className, ...count }: TallyProps) {
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <Strokes {...count} />
      <span className="text-15 font-600">{children}</span>
    </span>
  );
}
