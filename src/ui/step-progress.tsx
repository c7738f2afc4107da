import type { ReactNode } from 'react';
import { cx } from './cx';

type Props = {
  total: number;
  /** The current step, from 1; `total + 1` when all are done. */
  current: number;
  /** Shorter, in a row with other controls. */
  compact?: boolean;
  /** The same in words, such as `1 of 5`. */
  children: ReactNode;
};

const lines = ['M1 15.5C63.36 14.5 126.72 9 175 1', 'M1 19C66.88 18.6 130.24 14.6 175 8'];
const gap = 2.4;

/** The step marker: two horns in segments, with the words. The lines measure 100, so a segment is a dash of that length. */
export function StepProgress({ total, current, compact = false, children }: Props) {
  const dash = (100 - total * gap) / total;
  const step = dash + gap;
  const done = Math.min(Math.max(current - 1, 0), total);
  const segments = `${dash} ${gap} `;
  const layers = [
    { key: 'todo', className: 'stroke-edge/50', dashes: segments.repeat(total) },
    { key: 'done', className: 'stroke-brand', dashes: `${segments.repeat(done)}0 200` },
    { key: 'now', className: 'stroke-ink', dashes: `0 ${done * step} ${dash} 200` },
  ];
  const visible = layers.filter(
    ({ key }) => key === 'todo' || (key === 'done' ? done > 0 : current >= 1 && done < total),
  );
  return (
    <div
      className={cx('flex items-end gap-x-4 gap-y-1', compact ? 'whitespace-nowrap' : 'flex-wrap')}
    >
      <svg
        aria-hidden
        width={compact ? 120 : 176}
        height={20}
        viewBox="0 0 176 20"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth={2}
      >
        {visible.map((layer) =>
          lines.map((d) => (
            <path
              key={layer.key + d}
              d={d}
              pathLength={100}
              strokeDasharray={layer.dashes}
              className={layer.className}
            />
          )),
        )}
      </svg>
      <span className="-mb-[3px] text-13 text-muted">{children}</span>
    </div>
  );
}
