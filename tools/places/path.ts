import { SIZE, type Point } from './land.ts';

/** A line as the drawing follows it. */
export type Line = { points: readonly Point[]; closed: boolean };

const onEdge = ([x, y]: Point) => x < 1 || y < 1 || x > SIZE - 1 || y > SIZE - 1;

function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [px, py] = ring[index - 1] ?? [x, y];
    sum += px * y - x * py;
  });
  return Math.abs(sum / 2);
}

/** A ring without its parts on the edge of the grid; nothing if it surrounds less than `leastArea`. */
export function linesOf(ring: readonly Point[], leastArea: number): Line[] {
  if (areaOf(ring) < leastArea) return [];
  const start = ring.findIndex(onEdge);
  if (start < 0) return [{ points: ring, closed: true }];
  const lines: Line[] = [];
  let points: Point[] = [];
  for (let step = 0; step < ring.length; step++) {
    // The last point of a ring is its first.
    const point = ring[(start + step) % (ring.length - 1)];
    if (point && !onEdge(point)) {
      points.push(point);
      continue;
    }
    if (points.length > 3) lines.push({ points, closed: false });
    points = [];
  }
  return lines;
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 1e-6) return Math.hypot(x - ax, y - ay);
  return Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
}

/** Leaves out points within `tolerance` of the line between the others (Douglas and Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, index] = [tolerance, -1];
  points.forEach((point, at) => {
    const distance = distanceToSegment(point, first, last);
    if (distance > farthest) [farthest, index] = [distance, at];
  });
  if (index < 0) return [first, last];
  const before = simplify(points.slice(0, index + 1), tolerance);
  return [...before, ...simplify(points.slice(index), tolerance).slice(1)];
}

/** A line as path data, in steps of whole numbers. */
export function pathOf({ points, closed }: Line, tolerance: number): string {
  const middle = closed ? points.length >> 1 : 0;
  const rounded = [
    ...simplify(points.slice(0, middle + 1), tolerance),
    ...simplify(points.slice(middle), tolerance).slice(1),
  ].map((point) => point.map(Math.round));
  let [x = 0, y = 0] = rounded[0] ?? [];
  const start = `M${x} ${y}l`;
  let steps = '';
  const append = (value: number) => (steps += value < 0 || steps === '' ? value : ` ${value}`);
  for (const [nextX = 0, nextY = 0] of rounded.slice(1)) {
    if (nextX === x && nextY === y) continue;
    append(nextX - x);
    append(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps === '' ? '' : start + steps + (closed ? 'z' : '');
}
