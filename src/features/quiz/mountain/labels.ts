import type { Interest } from '@/api/discovery/contract';
import { PLACES, type MountainBox, type Spot, type Summit, type Surface } from './surface';

export type Label = {
  type: Interest;
  /** One line, or two where that would lie on a path. */
  lines: readonly { text: string; y: number }[];
  x: number;
  size: number;
  isHigh: boolean;
  /** The foot of a line to the summit, for a label that had to move up. */
  foot: Spot | null;
  /** What its letters cover. */
  area: Area;
};

type Area = { left: number; right: number; top: number; bottom: number };

const LAST_SPACE = / (?=\S+$)/;
/** Width of a letter, in parts of its size. */
const LETTER = 0.56;
/** Distances up, and then to the sides in parts of its width: the first free spot is taken. */
const UP = [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72];
const ASIDE = [0, -0.25, 0.25, -0.5, 0.5];

export const round = (value: number) => Math.round(value * 10) / 10;

const meets = (a: Area, b: Area, gap: number) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom;

/** The highest summit is named first; a label that would touch another one or a path moves. */
export function labelsOf(
  summits: readonly Summit[],
  high: readonly Summit[],
  surface: Surface,
  paths: readonly Spot[],
  { width, scale }: Pick<Required<MountainBox>, 'width' | 'scale'>,
): Label[] {
  const placed: Label[] = [];
  for (const summit of [...summits].sort((a, b) => b.height - a.height)) {
    const { type, name } = summit;
    if (name === '') continue;
    const isHigh = high.includes(summit);
    const size = (isHigh ? 17 : 13) * scale;
    const left = PLACES[type].x * width;
    const top = { x: left, y: surface(left, PLACES[type].z) };
    const labelAt = (texts: readonly string[], up: number, aside: number): Label => {
      const half = (Math.max(...texts.map(({ length }) => length)) * size * LETTER) / 2;
      const x = Math.max(half + 4, Math.min(width - half - 4, top.x + aside * 2 * half));
      const y = top.y - (9 + up) * scale;
      const lines = texts.map((text, at) => ({
        text,
        y: round(y - (texts.length - 1 - at) * size * 1.15),
      }));
      const foot = top.y - y > 14 * scale ? { x: round(top.x), y: round(top.y - 2) } : null;
      const area = {
        left: x - half,
        right: x + half,
        top: y - (texts.length - 1) * size * 1.15 - size * 0.8,
        bottom: y + size * 0.25,
      };
      return { type, lines, x: round(x), size, isHigh, foot, area };
    };
    const choices = [[name], name.split(LAST_SPACE)].flatMap((texts) =>
      UP.flatMap((up) => ASIDE.map((aside) => labelAt(texts, up, aside))),
    );
    const apart = choices.filter(({ area }) => !placed.some((other) => meets(other.area, area, 6)));
    const isOffPaths = ({ area }: Label) =>
      !paths.some(({ x, y }) =>
        meets({ left: x, right: x, top: y - 4 * scale, bottom: y + 4 * scale }, area, 4 * scale),
      );
    const best = apart.find(isOffPaths) ?? apart[0] ?? choices[0];
    if (best) placed.push(best);
  }
  return placed;
}

/** The sun stands over the last summits, or so much higher or to the left that it touches no label. */
export function sunOf(
  labels: readonly Label[],
  { width, height, sunAt, scale }: Required<MountainBox>,
) {
  const radius = width * 0.075;
  const touches = (x: number, y: number) =>
    labels.some(({ area }) => {
      const wide = Math.max(0, area.left - x, x - area.right);
      const high = Math.max(0, area.top - y, y - area.bottom);
      return Math.hypot(wide, high) < radius + 6 * scale;
    });
  for (const x of [0.86, 0.14].map((part) => part * width)) {
    for (let y = height * sunAt; y > radius; y -= 4) {
      if (!touches(x, y)) return { x: round(x), y: round(y), radius: round(radius) };
    }
  }
  return { x: round(width * 0.86), y: round(radius + 2), radius: round(radius) };
}
