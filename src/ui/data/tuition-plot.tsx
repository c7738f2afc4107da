import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { plotScale } from './plot-scale';

type TuitionPlotProps = {
  /** Programs in each column, from the cheapest. */
  counts: readonly number[];
  /** First column inside the chosen range, and the first one after it. */
  range: readonly [from: number, to: number];
  /** Text alternative, such as `86 programs by tuition a year, most between ...`. */
  label: string;
  /** Ticks under the plot at even distances, the first at the start and the last at the end. */
  ticks: readonly string[];
  /** Legend: what one mark means, one program or `unit` programs. */
  caption: (unit: number) => ReactNode;
  /** A lower plot without ticks; on a phone its caption is only for assistive technology. */
  strip?: boolean;
  /** Shown between the caption and the plot: its key figure. */
  children?: ReactNode;
};

/** Tuition as columns of marks, one per program; those inside the range are highlighted. */
export function TuitionPlot({
  counts,
  range,
  label,
  ticks,
  caption,
  strip = false,
  children,
}: TuitionPlotProps) {
  const { unit, marks } = plotScale(counts);
  // The tallest column fills the plot, however few its marks are.
  const markStyle = { height: `calc(${100 / Math.max(1, ...marks)}% - 2.5px)` };
  return (
    <figure className="flex flex-col">
      <figcaption className={cx('text-13 text-muted', strip && 'max-md:sr-only')}>
        {caption(unit)}
      </figcaption>
      {children}
      <div
        role="img"
        aria-label={label}
        className={cx(
          'flex items-end',
          strip ? 'mt-0.5 h-12 md:h-20' : 'mt-1 h-23 border-b border-edge md:h-26',
        )}
      >
        {marks.map((count, column) => {
          const inside = column >= range[0] && column < range[1];
          return (
            // A column's position is its identity.
            <span
              key={column}
              className="flex h-full flex-1 flex-col-reverse items-center gap-0.5 pb-[3px]"
            >
              {Array.from({ length: count }, (_, mark) => (
                <i
                  key={mark}
                  style={markStyle}
                  className={cx(
                    'shrink-0 forced-colors:bg-[CanvasText]',
                    strip ? 'w-[calc(100%-2px)]' : 'w-[calc(100%-5px)] max-w-4',
                    inside ? 'bg-brand' : 'bg-edge',
                  )}
                />
              ))}
            </span>
          );
        })}
      </div>
      <div aria-hidden className={cx('mt-1 flex text-13 text-muted', strip && 'hidden')}>
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
