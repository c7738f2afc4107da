import type { TrailStop } from './trail-frame';

/** A stop with its place; `lines` stand over one another, the upper one is its name. */
type Labelled = Pick<TrailStop, 'key' | 'kind'> & {
  x: number;
  y: number;
  /** The top of its cairn. */
  top: number;
  lines: readonly (string | false)[];
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

const LINE = 17;
/** The width of a character of 13 px, on average. */
const CHARACTER = 7.2;
const RANK = { near: 0, offer: 1, open: 2, past: 3 };

/** The labels that have room, the most important first: none covers another, or leaves the picture. */
export function placeLabels(
  stops: readonly Labelled[],
  { width, wide }: { width: number; wide: boolean },
): Label[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return [...stops]
    .sort((a, b) => RANK[a.kind] - RANK[b.kind])
    .flatMap(({ key, kind, x, y, top, lines }) => {
      const texts = lines.filter((line) => line !== false);
      const half = (Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER) / 2;
      const middle = Math.min(width - half - 4, Math.max(half + 4, x));
      const below = kind === 'near' && !wide;
      const base = below ? y + LINE : top - (kind === 'offer' ? 15 : 6);
      const box = {
        left: middle - half,
        right: middle + half,
        top: base - LINE * texts.length,
        bottom: base + 3,
      };
      const hits = taken.some(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      );
      if (texts.length === 0 || hits) return [];
      taken.push(box);
      return texts.map((text, at) => ({
        key: `${key}-${at}`,
        x: middle,
        y: base - LINE * at,
        text,
        near: kind === 'near',
        quiet: texts.length > 1 && at === 0,
      }));
    });
}
