import { useCallback } from 'react';
import { cx } from './cx';

/** Half the width and height of each stone, from the lowest up. */
const STONES = [
  [9, 2.7],
  [7.6, 2.6],
  [6.2, 2.4],
  [4.9, 2.2],
  [3.6, 2],
] as const;

/** More steps than these share the stones. */
const MAX_STONES = 10;

/** Stones overlap by this much. */
const OVERLAP = 0.6;

/** The stones of a cairn; more than five are as high as five, so each is flatter. */
function stonesOf(count: number): (readonly [rx: number, ry: number])[] {
  if (count <= STONES.length) return STONES.slice(0, count);
  const length = Math.min(count, MAX_STONES);
  const flatter = STONES.length / length;
  return Array.from({ length }, (_, at) => {
    const part = at / (length - 1);
    return [9 - 5.4 * part, (2.7 - 0.7 * part) * flatter + 0.2] as const;
  });
}

/** The height of the lowest `until` stones. */
function heightOf(stones: readonly (readonly [number, number])[], until = stones.length): number {
  return stones.slice(0, until).reduce((height, [, ry]) => height + ry * 2 - OVERLAP, 0);
}

/** The height of a cairn with this many stones. */
export function cairnHeight(stones: number, scale = 1): number {
  return heightOf(stonesOf(stones)) * scale;
}

/** How many stones of a cairn are solid: all only if everything is done, none only if nothing is. */
export function solidStones(steps: number, done: number): number {
  if (steps <= MAX_STONES) return done;
  if (done >= steps) return MAX_STONES;
  const share = Math.floor((done / steps) * MAX_STONES);
  return Math.min(MAX_STONES - 1, Math.max(done > 0 ? 1 : 0, share));
}

const FALL = { duration: 400, easing: 'cubic-bezier(.3, 1.2, .5, 1)' };

/** Animates a fall into place, after a delay in milliseconds; not with reduced motion. */
function useFall(delay: number | undefined) {
  return useCallback(
    (element: SVGElement | null) => {
      if (!element || delay === undefined) return;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      element.animate([{ transform: 'translateY(-22px)', opacity: 0 }, { transform: 'none' }], {
        ...FALL,
        delay,
        fill: 'backwards',
      });
    },
    [delay],
  );
}

type Props = {
  /** The middle of its foot. */
  x: number;
  y: number;
  /** Its steps, one stone each. */
  stones: number;
  /** How many of them are done. */
  set: number;
  /** `near`: due soon. */
  tone?: 'plain' | 'near';
  scale?: number;
  /** The highest solid stone has just been set: it falls, after this many milliseconds. */
  fall?: number | undefined;
};

/** A heap of stones for an application, one stone for each step: solid once it is done. Part of an SVG picture. */
export function Cairn({ x, y, stones, set, tone = 'plain', scale = 1, fall }: Props) {
  const falls = useFall(fall);
  const all = stonesOf(stones);
  const solid = solidStones(stones, set);
  return (
    <g strokeWidth={1.25}>
      {all.map(([rx, ry], at) => (
        <ellipse
          key={at}
          ref={at === solid - 1 ? falls : undefined}
          cx={x + (at % 2 ? 0.8 : -0.6) * scale}
          cy={y - (heightOf(all, at) + ry - 0.3) * scale}
          rx={rx * scale}
          ry={ry * scale}
          className={cx(
            at < solid
              ? cx('stroke-ground', tone === 'near' ? 'fill-accent' : 'fill-brand')
              : cx('fill-ground', tone === 'near' ? 'stroke-accent' : 'stroke-edge'),
          )}
        />
      ))}
    </g>
  );
}
