import { waves } from '@/shared/land/waves';

/** A day on the trail: the month, 0 for the first one, and the part of it that has passed, 0 to 1. */
export type TrailDay = { month: number; part: number };

export type Point = { x: number; y: number };

/** A year as a mountain: a row is a month, the path climbs from one side to the other, so that a place on it is a date. */
export type Trail = {
  /** Filled rows as path data, from the back to the front; every other one stands between two months. */
  rows: readonly { d: string; isMonth: boolean }[];
  pointOf: (day: TrailDay) => Point;
  /** Path data from the start to a day, and from it to the summit. */
  pathTo: (day: TrailDay) => string;
  pathFrom: (day: TrailDay) => string;
  summit: Point;
  sun: Point & { radius: number };
  /** The height of a row at its left end, for the name of its month. */
  edgeOf: (month: number) => number;
};

/** Wider than this, the picture has room for names. */
export const WIDE_TRAIL = 560;

/** More months have no rows between them. */
const MAX_HALF_ROWS = 14;
const STEP = 5;
const POINTS = 30;

const round = (value: number) => Math.round(value * 10) / 10;

const place = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** The trail in a box of px; `last`: the index of the last month. */
export function trailOf({
  width,
  height,
  last,
}: {
  width: number;
  height: number;
  last: number;
}): Trail {
  const wide = width > WIDE_TRAIL;
  const center = width * (wide ? 0.54 : 0.55);
  const base = height - (wide ? 30 : 22);
  const rise = height - (wide ? 120 : 78);
  const far = last * 1.22;
  // Near months have wider steps.
  const up = (month: number) => (1 - (1 - month / far) ** 1.7) / (1 - (1 - last / far) ** 1.7);
  const half = (month: number) => width * (wide ? 0.38 : 0.375) * (1 - (0.66 * month) / last);
  const heightAt = (x: number, month: number) => {
    const slope = Math.exp(-((Math.abs(x - center) / (half(month) * 1.22)) ** 2.1));
    return base - rise * up(month) * (0.36 + 0.64 * slope) + waves(x, month) * (wide ? 1.6 : 1);
  };
  const side = (month: number) => (month % 2 === 0 ? 1 : -1);
  const pointOf = ({ month, part }: TrailDay): Point => {
    const x = center + side(month) * half(month) * (0.9 - (0.3 * month) / last) * (2 * part - 1);
    return { x, y: heightAt(x, month) };
  };
  const along = (month: number, from: number, to: number) =>
    Array.from(
      { length: POINTS + 1 },
      (_, at) => `L${place(pointOf({ month, part: from + ((to - from) * at) / POINTS }))}`,
    ).join('');
  const turn = (month: number) => {
    const [a, b] = [pointOf({ month, part: 1 }), pointOf({ month: month + 1, part: 0 })];
    const out = side(month) * (1 - (0.7 * month) / last) * (wide ? 1.6 : 1);
    const [c, d] = [
      { x: a.x + out * 16, y: a.y - 3 },
      { x: b.x + out * 18, y: b.y + 2 },
    ];
    return `C${place(c)} ${place(d)} ${place(b)}`;
  };
  const path = (from: TrailDay, to: TrailDay) => {
    let d = `M${place(pointOf(from))}`;
    for (let { month } = from; month <= to.month; month += 1) {
      if (month > from.month) d += turn(month - 1);
      d += along(month, month === from.month ? from.part : 0, month === to.month ? to.part : 1);
    }
    return d;
  };
  const rowOf = (month: number) => {
    let d = '';
    for (let x = -10; x <= width + 10; x += STEP) {
      d += `${d ? 'L' : 'M'}${place({ x, y: heightAt(x, month) })}`;
    }
    return `${d}L${width + 10} ${height + 20}L-10 ${height + 20}Z`;
  };
  const rows = [];
  for (let month = last + 0.5; month >= 0; month -= 0.5) {
    const isMonth = Number.isInteger(month);
    if (isMonth || last <= MAX_HALF_ROWS) rows.push({ d: rowOf(month), isMonth });
  }
  const radius = wide ? 46 : 30;
  const sunX = center + (wide ? 150 : 84);
  const end = { month: last, part: 0.5 };
  return {
    rows,
    pointOf,
    pathTo: (day) => path({ month: 0, part: 0 }, day),
    pathFrom: (day) => path(day, end),
    summit: pointOf(end),
    sun: { x: sunX, y: heightAt(sunX, last + 0.5) - radius * 0.45, radius },
    edgeOf: (month) => heightAt(0, month),
  };
}
