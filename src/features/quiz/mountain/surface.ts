import type { Interest } from '@/api/discovery/contract';
import { waves } from '@/shared/land/waves';

/** A kind of interest as a summit; `height` from 0 to 1. */
export type Summit = { type: Interest; height: number; name: string };

export type Spot = { x: number; y: number };

export type MountainBox = {
  width: number;
  height: number;
  /** How many paths climb, at most three. */
  paths: number;
  /** The scale of labels and lines. */
  scale?: number;
  rowCount?: number;
  /** Parts of the height. */
  depth?: number;
  rise?: number;
  sunAt?: number;
};

/** Where each summit stands: from the left, and from the front to the back. */
export const PLACES: Record<Interest, { x: number; z: number }> = {
  R: { x: 0.1, z: 0.5 },
  A: { x: 0.255, z: 0.72 },
  I: { x: 0.44, z: 0.5 },
  C: { x: 0.64, z: 0.62 },
  S: { x: 0.8, z: 0.42 },
  E: { x: 0.935, z: 0.7 },
};

/** The height on the screen of a place, by its x and its depth. */
export type Surface = (x: number, z: number) => number;

export function surfaceOf(summits: readonly Summit[], box: Required<MountainBox>): Surface {
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
