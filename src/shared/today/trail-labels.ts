import type { TrailStop } from './trail-frame';
import type { DayStops } from './trail-stops';

type Labelled = Pick<DayStops, 'x' | 'y' | 'top' | 'half'> & {
  key: string;
  kind: TrailStop['kind'];
  /** Lines from top to bottom; empty if only the date is shown. */
  name: readonly string[];
  date: string;
  /** The date stands below the name, too. */
  dated: boolean;
};

type Label = {
  key: string;
  x: number;
  /** Where its base line is. */
  y: number;
  text: string;
  near: boolean;
  /** A date below a name. */
  quiet: boolean;
};

type Box = { left: number; right: number; top: number; bottom: number };

const LINE = 17;
/** The width of a character of 13 px, on average. */
const CHARACTER = 7.2;
/** Between two labels in a row. */
const GAP = 8;
/** A longer name has two lines. */
const MAX_LINE = 18;

/** The most important first. */
const KINDS: readonly TrailStop['kind'][] = ['near', 'offer', 'open', 'past'];

/** The most important kind of some stops. */
export function mainKind(stops: readonly Pick<TrailStop, 'kind'>[]): TrailStop['kind'] {
  return KINDS.find((kind) => stops.some((stop) => stop.kind === kind)) ?? 'past';
}

/** A name in one line, or in two of about the same length. */
export function nameLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [space] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (name.length <= MAX_LINE || space === undefined) return [name];
  return [name.slice(0, space), name.slice(space + 1)];
}

function overlap(one: Box, other: Box): boolean {
  const besides = one.left >= other.right || other.left >= one.right;
  return !besides && one.top < other.bottom && other.top < one.bottom;
}

/**
 * The labels that have room, the most important first: none covers another or the cairns of another day, or leaves the
 * picture. Where a name has no room, the date may still fit.
 */
export function placeLabels(
  days: readonly Labelled[],
  { width, wide }: { width: number; wide: boolean },
): Label[] {
  const cairns = days.map(({ key, x, y, top, half }) => ({
    key,
    box: { left: x - half, right: x + half, top, bottom: y },
  }));
  const taken: Box[] = [];

  const place = ({ key, kind, x, y, top }: Labelled, name: readonly string[], date?: string) => {
    const texts = date === undefined ? name : [...name, date];
    const side = (Math.max(...texts.map(({ length }) => length)) * CHARACTER) / 2;
    const middle = Math.min(width - side - 4, Math.max(side + 4, x));
    const below = kind === 'near' && !wide;
    const first = below ? y + LINE : top - (kind === 'offer' ? 15 : 6) - LINE * (texts.length - 1);
    const last = first + LINE * (texts.length - 1);
    const box = { left: middle - side, right: middle + side, top: first - LINE, bottom: last + 3 };
    const others = cairns.filter((cairn) => cairn.key !== key).map((cairn) => cairn.box);
    if ([...taken, ...others].some((other) => overlap(box, other))) return null;
    taken.push({ ...box, left: box.left - GAP, right: box.right + GAP });
    return texts.map((text, at): Label => ({
      key: `${key}-${at}`,
      x: middle,
      y: first + LINE * at,
      text,
      near: kind === 'near',
      quiet: date !== undefined && name.length > 0 && at === name.length,
    }));
  };

  return [...days]
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .flatMap((day) => {
      const { name, date, dated } = day;
      const full = name.length > 0 && place(day, name, dated ? date : undefined);
      return full || (place(day, [], date) ?? []);
    });
}
