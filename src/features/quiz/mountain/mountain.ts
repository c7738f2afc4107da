import { labelsOf, round, sunOf, type Label } from './labels';
import { pathsOf } from './paths';
import { surfaceOf, type MountainBox, type Spot, type Summit, type Surface } from './surface';

/** A path as path data, and its foot. */
export type Path = { d: string; x: number; y: number };

/** The mountain in a box of px. */
export type Mountain = {
  sun: { x: number; y: number; radius: number };
  /** Closed rows as path data, from the back to the front. */
  rows: readonly string[];
  /** Paths to the two highest summits, each with its foot. */
  paths: readonly Path[];
  labels: readonly Label[];
  scale: number;
};

/** A wider mountain has larger labels. */
const WIDE = 700;
const STEP = 5;

const lineOf = (points: readonly Spot[]) =>
  points.map(({ x, y }, at) => `${at > 0 ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

function rowOf(surface: Surface, z: number, { width, height }: MountainBox): string {
  let d = '';
  for (let x = -10; x <= width + 10; x += STEP) {
    d += `${d ? 'L' : 'M'}${round(x)} ${round(surface(x, z))}`;
  }
  return `${d}L${width + 10} ${height + 20}L-10 ${height + 20}Z`;
}

const pathOf = (points: readonly Spot[]): Path => ({
  d: lineOf(points),
  x: round(points[0]?.x ?? 0),
  y: round(points[0]?.y ?? 0),
});

/** Lays out the mountain. The same answers always give the same one. */
export function mountainOf(summits: readonly Summit[], given: MountainBox): Mountain {
  const { width } = given;
  const box = {
    scale: width > WIDE ? 1.3 : 1,
    rowCount: 26,
    depth: 0.3,
    rise: 0.58,
    sunAt: 0.26,
    ...given,
  };
  const surface = surfaceOf(summits, box);
  const high = [...summits].sort((a, b) => b.height - a.height).slice(0, 2);
  const paths = pathsOf(high, surface, box);
  const labels = labelsOf(summits, high, surface, paths.flat(), box);
  return {
    sun: sunOf(labels, box),
    rows: Array.from({ length: box.rowCount + 1 }, (_, at) =>
      rowOf(surface, 1 - at / box.rowCount, box),
    ),
    paths: paths.map(pathOf),
    labels,
    scale: box.scale,
  };
}
