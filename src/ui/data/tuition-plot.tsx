import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { MAX_MARKS, plotScale } from './plot-scale';

interface TuitionPlotProps {
  /** Programs in each column, from the cheapest. */
  counts: readonly number[];
  /** First column inside the chosen range, and the first one after it. */
  range: readonly [from: number, to: number];
  /** Text alternative, as `86 programs by tuition a year, most between ...`. */
  label: string;
  /** Ticks under the plot at even distances, the first at the start and the last at the end. */
  ticks: readonly string[];
  /** Legend: what one mark means, one program or `unit` programs. */
  caption: (unit: number) => ReactNode;
  /** Shown between the caption and the plot: its key figure. */
  children?: ReactNode;
  /** Height of the plot, as `h-26`. */
  plotClass?: string;
  className?: string;
}

/** Tuition as columns of marks, one per program; those inside the range are highlighted. */
export function TuitionPlot({
  counts,
  range,
  label,
  ticks,
  caption,
  children,
  plotClass = 'h-23 md:h-26',
  className,
}: TuitionPlotProps) {
  const { unit, marks } = plotScale(counts);
  const markStyle = { height: `calc(${100 / MAX_MARKS}% - 2.5px)` };
  return (
    <figure className={cx('flex flex-col', className)}>
      <figcaption className="text-13 text-muted">{caption(unit)}</figcaption>
      {children}
      <div
        role="img"
        aria-label={label}
        className={cx('mt-1 flex items-end border-b border-edge', plotClass)}
      >
        {marks.map((count, column) => {
          const inside = column >= range[0] && column < range[1];
          return (
            // A column's position is its identity.
            <span
              key={column}
              className={cx(
                'flex h-full flex-1 flex-col-reverse items-center gap-0.5 pb-[3px]',
                inside && 'bg-brand-soft shadow-[1px_0_0_var(--color-brand-soft)]',
              )}
            >
              {Array.from({ length: count }, (_, mark) => (
                <i
                  key={mark}
                  style={markStyle}
                  className={cx(
                    'w-[calc(100%-5px)] max-w-4 shrink-0 forced-colors:bg-[CanvasText]',
                    inside ? 'bg-brand' : 'bg-edge',
                  )}
                />
              ))}
            </span>
          );
        })}
      </div>
      <div aria-hidden className="mt-1 flex text-13 text-muted">
        {ticks.map((tick, at) => (
          <span
            key={tick}
            className={at < ticks.length - 1 ? 'flex-1' : 'w-0 [direction:rtl] whitespace-nowrap'}
          >
            {tick}
          </span>
        ))}
      </div>
    </figure>
  );
}
