import { PLACES, type MountainBox, type Spot, type Summit, type Surface } from './surface';

const POINTS = 60;
/** The distance of feet that stand evenly, and their middle, in parts of the width. */
const APART = 0.44;
const MIDDLE = 0.52;
/** The part of the way that each foot is moved from there toward the x of its summit. */
const NEARER = 0.65;
/** How far a path swings to the side, by its order from the left. */
const SWINGS = [0.06, -0.05, -0.06];

/**
 * Two paths climb the highest summit, the third one the next, each as points from its foot. Their feet are in the order
 * of their ends from the left, and at least `APART * (1 - NEARER)` apart, so no path crosses another one.
 */
export function pathsOf(
  high: readonly Summit[],
  surface: Surface,
  { width, paths }: Pick<MountainBox, 'width' | 'paths'>,
): Spot[][] {
  const [first, second = first] = high.map(({ type }) => PLACES[type]);
  if (!first || !second) return [];
  const ends = [
    { x: first.x - 0.016, z: first.z - 0.06 },
    { x: first.x + 0.02, z: first.z - 0.02 },
    { x: second.x - 0.004, z: second.z - 0.05 },
  ].slice(0, paths);
  const fromLeft = [...ends].sort((a, b) => a.x - b.x);
  return ends.map((end) => {
    const at = fromLeft.indexOf(end);
    const even = MIDDLE + APART * (at - (ends.length - 1) / 2);
    const from = even + (end.x - even) * NEARER;
    const swing = SWINGS[at] ?? 0;
    return Array.from({ length: POINTS + 1 }, (_, point) => {
      const part = point / POINTS;
      const eased = part * part * (3 - 2 * part);
      const sway =
        Math.sin(part * Math.PI * 4) * swing * (1 - part) * Math.min(1, 0.25 + part * 2.4);
      const x = (from + (end.x - from) * eased + sway) * width;
      return { x, y: surface(x, part * end.z) };
    });
  });
}
