import { cairnHeight } from '@/ui/cairn';
import type { Point, Trail } from './trail';
import type { TrailFrame, TrailStop } from './trail-frame';

/** Half the width of a cairn, and the least distance of two in a row, in px at scale 1. */
const CAIRN = 11;
const APART = 20;

/** A stop in the picture; `top` is that of its cairn. */
export type PlacedStop = TrailStop & Point & { top: number };

/** The stops of one day, whose cairns stand side by side. */
export type DayStops = Point & {
  day: string;
  stops: readonly PlacedStop[];
  /** The top of the highest cairn. */
  top: number;
  /** Half the width of the cairns. */
  half: number;
};

/** Moves places of a row, from left to right, to at least this distance; those that are too near stay around their middle. */
function spread(places: readonly number[], apart: number): number[] {
  const groups: number[][] = [];
  for (const x of places) {
    const last = groups.at(-1);
    if (last && x - (last.at(-1) ?? x) < apart) last.push(x);
    else groups.push([x]);
  }
  return groups.flatMap((group) => {
    const middle = group.reduce((sum, x) => sum + x, 0) / group.length;
    return group.map((_, at) => middle + (at - (group.length - 1) / 2) * apart);
  });
}

/** Where the stops stand in a picture whose cairns have this scale: in the row of their month, none on another. */
export function placeStops(
  stops: readonly TrailStop[],
  { frame, trail, scale }: { frame: TrailFrame; trail: Trail; scale: number },
): DayStops[] {
  const rows = new Map<number, PlacedStop[]>();
  for (const stop of stops) {
    const day = frame.dayOf(stop.day);
    if (!day) continue;
    const point = trail.pointOf(day);
    const top = point.y - cairnHeight(stop.stones, scale);
    rows.set(day.month, [...(rows.get(day.month) ?? []), { ...stop, ...point, top }]);
  }
  const placed = [...rows.values()].flatMap((row) => {
    const inOrder = row.sort((a, b) => a.x - b.x);
    const places = spread(
      inOrder.map(({ x }) => x),
      APART * scale,
    );
    return inOrder.map((stop, at) => ({ ...stop, x: places[at] ?? stop.x }));
  });
  return [...new Set(placed.map(({ day }) => day))].map((day) => {
    const own = placed.filter((stop) => stop.day === day);
    const [left, right] = [own[0]?.x ?? 0, own.at(-1)?.x ?? 0];
    return {
      day,
      stops: own,
      x: (left + right) / 2,
      y: own[0]?.y ?? 0,
      top: Math.min(...own.map(({ top }) => top)),
      half: (right - left) / 2 + CAIRN * scale,
    };
  });
}
