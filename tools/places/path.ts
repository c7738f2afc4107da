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

/** Whole points of a simpler line, none of them twice in a row. */
function cornersOf({ points, closed }: Line, tolerance: number): Point[] {
  const middle = closed ? points.length >> 1 : 0;
  const simple = [
    ...simplify(points.slice(0, middle + 1), tolerance),
    ...simplify(points.slice(middle), tolerance).slice(1),
  ];
  return simple
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
}

const halfway = (a: Point, b: Point): Point => [
  Math.round((a[0] + b[0]) / 2),
  Math.round((a[1] + b[1]) / 2),
];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

const textOf = (points: readonly Point[]) => points.flat().join(' ').replaceAll(' -', '-');

/**
 * A line as path data, in steps of whole numbers: curves from the middle of one side to the middle of the next, with
 * the corner between as the control point. `t` mirrors the last control point, so a curve takes no more than a side.
 */
export function pathOf(line: Line, tolerance: number): string {
  const corners = cornersOf(line, tolerance);
  const [first, second] = corners;
  const last = corners.at(-1);
  if (!first || !second || !last) return '';
  // The ring of a closed line ends where it starts.
  const ring = corners.slice(0, -1);
  const start = line.closed ? halfway(ring.at(-1) ?? first, first) : first;
  const controls = line.closed ? ring : corners.slice(1, -1);
  const end = line.closed ? start : last;
  let [at, control] = [start, controls[0] ?? second];
  const steps = controls.map((_, index) => {
    const next = controls[index + 1];
    // Half the way to the next corner from where the mirrored points really are: no error adds up.
    const to = next ? halfway(control, next) : end;
    const step = index === 0 ? [minus(control, at), minus(to, at)] : [minus(to, at)];
    [at, control] = [to, [2 * to[0] - control[0], 2 * to[1] - control[1]]];
    return step;
  });
  if (steps.length === 0) return `M${textOf([start])}l${textOf([minus(end, start)])}`;
  const curves = `q${textOf(steps[0] ?? [])}${steps.length > 1 ? `t${textOf(steps.slice(1).flat())}` : ''}`;
  return `M${textOf([start])}${curves}${line.closed ? 'z' : ''}`;
}
