import type { TrailStop } from './trail-frame';

/** A stop with its place; `lines` stand over one another, the upper one is its name. */
type Labelled = Pick<TrailStop, 'key' | 'kind'> & {
  x: number;
  y: number;
  /** The top of its cairn. */
  top: number;
  lines: readonly (string | false)[];
  /** Where `lines` have no room; empty for nothing. */
  date: string;
};

type Label = {
  key: string;
  x: number;
  /** Of its base line. */
  y: number;
  text: string;
  near: boolean;
  /** A date beside a name. */
  quiet: boolean;
};

type Box = { left: number; right: number; top: number; bottom: number };

const LINE = 17;
/** The width of a character of 13 px, on average. */
const CHARACTER = 7.2;
/** Between two labels in a row. */
const GAP = 8;
/** Half the width of a cairn. */
const CAIRN = 11;
const RANK = { near: 0, offer: 1, open: 2, past: 3 };

function overlap(one: Box, other: Box): boolean {
  const besides = one.left >= other.right || other.left >= one.right;
  return !besides && one.top < other.bottom && other.top < one.bottom;
}

/**
 * The labels that have room, the most important first: none covers another or the cairn of another stop, or leaves the
 * picture.
 */
export function placeLabels(
  stops: readonly Labelled[],
  { width, wide }: { width: number; wide: boolean },
): Label[] {
  const half = wide ? CAIRN * 1.5 : CAIRN;
  const cairns = stops.map(({ key, x, y, top }) => ({
    key,
    box: { left: x - half, right: x + half, top, bottom: y },
  }));
  const taken: Box[] = [];

  const place = ({ key, kind, x, y, top }: Labelled, texts: readonly string[]): Label[] => {
    if (texts.length === 0) return [];
    const side = (Math.max(...texts.map(({ length }) => length)) * CHARACTER) / 2;
    const middle = Math.min(width - side - 4, Math.max(side + 4, x));
    const below = kind === 'near' && !wide;
    const base = below ? y + LINE : top - (kind === 'offer' ? 15 : 6);
    const box = {
      left: middle - side,
      right: middle + side,
      top: base - LINE * texts.length,
      bottom: base + 3,
    };
    const others = cairns.filter((cairn) => cairn.key !== key).map((cairn) => cairn.box);
    if ([...taken, ...others].some((other) => overlap(box, other))) return [];
    taken.push({ ...box, left: box.left - GAP, right: box.right + GAP });
    return texts.map((text, at) => ({
      key: `${key}-${at}`,
      x: middle,
      y: base - LINE * at,
      text,
      near: kind === 'near',
      quiet: texts.length > 1 && at === 0,
    }));
  };

  return [...stops]
    .sort((a, b) => RANK[a.kind] - RANK[b.kind])
    .flatMap((stop) => {
      const lines = stop.lines.filter((line) => line !== false);
      const labels = place(stop, lines);
      return labels.length > 0 || lines.length === 0 ? labels : place(stop, [stop.date]);
    });
}
