import { cx } from './cx';

/** Half the width and height of each stone, from the lowest up. */
const STONES = [
  [9, 2.7],
  [7.6, 2.6],
  [6.2, 2.4],
  [4.9, 2.2],
  [3.6, 2],
] as const;

/** The height of a cairn of so many stones. */
export function cairnHeight(stones: number, scale = 1): number {
  return STONES.slice(0, stones).reduce((height, [, ry]) => height + ry * 2 - 0.6, 0) * scale;
}

type Props = {
  /** The middle of its foot. */
  x: number;
  y: number;
  /** One for each step, at most five. */
  stones: number;
  /** How many of them are done. */
  set: number;
  /** `near`: due soon. */
  tone?: 'plain' | 'near';
  scale?: number;
};

/** A heap of stones for an application, one stone for each step: solid once it is done. Part of an SVG picture. */
export function Cairn({ x, y, stones, set, tone = 'plain', scale = 1 }: Props) {
  return (
    <g strokeWidth={1.25}>
      {STONES.slice(0, stones).map(([rx, ry], at) => (
        <ellipse
          key={rx}
          cx={x + (at % 2 ? 0.8 : -0.6) * scale}
          cy={y - cairnHeight(at, scale) - (ry - 0.3) * scale}
          rx={rx * scale}
          ry={ry * scale}
          className={cx(
            at < set
              ? cx('stroke-ground', tone === 'near' ? 'fill-accent' : 'fill-brand')
              : cx('fill-ground', tone === 'near' ? 'stroke-accent' : 'stroke-edge'),
          )}
        />
      ))}
    </g>
  );
}
