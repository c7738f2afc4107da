import type { Interest } from '@/api/discovery/contract';
import { waves } from '@/shared/land/waves';

/** A kind of interest as a summit; `height` from 0 to 1. */
export type Summit = { type: Interest; height: number; name: string };

type Label = {
  type: Interest;
  text: string;
  x: number;
  y: number;
  size: number;
  isHigh: boolean;
  /** The foot of a line to the summit, for a label that had to move up. */
  foot: { x: number; y: number } | null;
};

type Path = { d: string; x: number; y: number };

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

type Box = {
  width: number;
  height: number;
  /** How many paths climb, at most three. */
  paths: number;
  /** Of labels and lines. */
  scale?: number;
  rowCount?: number;
  /** Parts of the height. */
  depth?: number;
  rise?: number;
  sunAt?: number;
};

/** Where each summit stands: from the left, and from the front to the back. */
const PLACES: Record<Interest, { x: number; z: number }> = {
  R: { x: 0.1, z: 0.5 },
  A: { x: 0.255, z: 0.72 },
  I: { x: 0.44, z: 0.5 },
  C: { x: 0.64, z: 0.62 },
  S: { x: 0.8, z: 0.42 },
  E: { x: 0.935, z: 0.7 },
};

/** A wider mountain has larger labels. */
const WIDE = 700;
/** Width of a letter, in parts of its size. */
const LETTER = 0.56;
const STEP = 5;
const POINTS = 60;
const FEET = [0.2, 0.53, 0.84];
/** How far each path swings to the side. */
const SWINGS = [0.075, -0.06, 0.07];

const round = (value: number) => Math.round(value * 10) / 10;

type Surface = (x: number, z: number) => number;

function surfaceOf(summits: readonly Summit[], box: Required<Box>): Surface {
  const { width, height, depth, rise, scale } = box;
  const hills = summits.map(({ type, height: part }) => ({
    x: PLACES[type].x * width,
    z: PLACES[type].z,
    width: width * 0.088 * (0.8 + 0.55 * part),
    rise: height * rise * (0.12 + 0.88 * part),
  }));
  return (x, z) => {
    let top = 0;
    for (const hill of hills) {
      top += hill.rise * Math.exp(-(((x - hill.x) / hill.width) ** 2) - ((z - hill.z) / 0.2) ** 2);
    }
    const wave = waves((x * 390) / width, z * 9) * scale * 1.1;
    return height * 0.95 - z * height * depth - top + wave;
  };
}

function rowOf(surface: Surface, z: number, { width, height }: Box): string {
  let d = '';
  for (let x = -10; x <= width + 10; x += STEP) {
    d += `${d ? 'L' : 'M'}${round(x)} ${round(surface(x, z))}`;
  }
  return `${d}L${width + 10} ${height + 20}L-10 ${height + 20}Z`;
}

/** Two paths climb the highest summit, the third one the next. */
function pathsOf(high: readonly Summit[], surface: Surface, { width, paths }: Box): Path[] {
  const [first, second = first] = high.map(({ type }) => PLACES[type]);
  if (!first || !second) return [];
  const ends = [
    { x: first.x - 0.012, z: first.z - 0.06 },
    { x: first.x + 0.02, z: first.z - 0.02 },
    { x: second.x - 0.004, z: second.z - 0.05 },
  ];
  return ends.slice(0, paths).map((end, at) => {
    const [from = 0, swing = 0] = [FEET[at], SWINGS[at]];
    let d = '';
    for (let point = 0; point <= POINTS; point += 1) {
      const part = point / POINTS;
      const eased = part * part * (3 - 2 * part);
      const sway =
        Math.sin(part * Math.PI * 4) * swing * (1 - part) * Math.min(1, 0.25 + part * 2.4);
      const x = (from + (end.x - from) * eased + sway) * width;
      d += `${d ? 'L' : 'M'}${round(x)} ${round(surface(x, part * end.z))}`;
    }
    return { d, x: round(from * width), y: round(surface(from * width, 0)) };
  });
}

/** The highest summit is named first; a label that would touch another one moves up. */
function labelsOf(
  summits: readonly Summit[],
  high: readonly Summit[],
  surface: Surface,
  { width, scale }: Required<Box>,
): Label[] {
  const placed: (Label & { width: number })[] = [];
  for (const summit of [...summits].sort((a, b) => b.height - a.height)) {
    const { type, name } = summit;
    const isHigh = high.includes(summit);
    const size = (isHigh ? 17 : 13) * scale;
    const wide = name.length * size * LETTER;
    const top = { x: PLACES[type].x * width, y: surface(PLACES[type].x * width, PLACES[type].z) };
    const x = Math.max(wide / 2 + 4, Math.min(width - wide / 2 - 4, top.x));
    let y = top.y - 9 * scale;
    const touches = () =>
      placed.some(
        (other) =>
          Math.abs(other.x - x) < (other.width + wide) / 2 + 6 &&
          Math.abs(other.y - y) < 17 * scale,
      );
    for (let tries = 0; tries < 12 && touches(); tries += 1) y -= 6 * scale;
    const foot = top.y - y > 14 * scale ? { x: round(top.x), y: round(top.y - 2) } : null;
    placed.push({ type, text: name, x: round(x), y: round(y), size, isHigh, foot, width: wide });
  }
  return placed.filter(({ text }) => text !== '');
}

/** The sun stands over the last summits, or so much higher or to the left that it touches no label. */
function sunOf(labels: readonly Label[], { width, height, sunAt, scale }: Required<Box>) {
  const radius = width * 0.075;
  const touches = (x: number, y: number) =>
    labels.some(({ text, size, ...label }) => {
      const wide = Math.max(0, Math.abs(label.x - x) - (text.length * size * LETTER) / 2);
      const high = Math.max(0, y - label.y, label.y - size - y);
      return Math.hypot(wide, high) < radius + 6 * scale;
    });
  for (const x of [0.86, 0.14].map((part) => part * width)) {
    for (let y = height * sunAt; y > radius; y -= 4) {
      if (!touches(x, y)) return { x: round(x), y: round(y), radius: round(radius) };
    }
  }
  return { x: round(width * 0.86), y: round(radius + 2), radius: round(radius) };
}

/** Lays out the mountain. The same answers always give the same one. */
export function mountainOf(summits: readonly Summit[], given: Box): Mountain {
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
  const labels = labelsOf(summits, high, surface, box);
  return {
    sun: sunOf(labels, box),
    rows: Array.from({ length: box.rowCount + 1 }, (_, at) =>
      rowOf(surface, 1 - at / box.rowCount, box),
    ),
    paths: pathsOf(high, surface, box),
    labels,
    scale: box.scale,
  };
}
