/** A range of a text in UTF-16 units; `end` is exclusive. */
export type Range = { start: number; end: number };

/** Units of context that are compared on each side. */
const CONTEXT = 40;
/** The least number of equal units, text and context together, that makes a match. */
const MIN_SCORE = 16;

/** A range sent by a server; `null` if it is not a part of the text or only white space. */
export function usableRange(text: string, { start, end }: Range): Range | null {
  const whole = Number.isInteger(start) && Number.isInteger(end);
  if (!whole || start < 0 || end > text.length || start >= end) return null;
  return text.slice(start, end).trim() === '' ? null : { start, end };
}

function commonStart(one: string, other: string) {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(one: string, other: string, most = Math.min(one.length, other.length)) {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** How many units of context two ranges have in common. */
function commonContext(before: string, from: Range, after: string, to: Range): number {
  return (
    commonEnd(
      before.slice(Math.max(0, from.start - CONTEXT), from.start),
      after.slice(Math.max(0, to.start - CONTEXT), to.start),
    ) +
    commonStart(before.slice(from.end, from.end + CONTEXT), after.slice(to.end, to.end + CONTEXT))
  );
}

/** The best match for a range that an edit has moved; `null` for none. */
function findMoved(before: string, range: Range, after: string): Range | null {
  const words = before.slice(range.start, range.end);
  let best: { place: Range; score: number } | null = null;
  for (let at = after.indexOf(words); at >= 0; at = after.indexOf(words, at + 1)) {
    const place = { start: at, end: at + words.length };
    const score = words.length + commonContext(before, range, after, place);
    if (score >= MIN_SCORE && (best === null || score > best.score)) best = { place, score };
  }
  return best?.place ?? null;
}

/**
 * Maps ranges of `before` to `after`; `null` for one whose text was changed. A mapped range has exactly the same text.
 * It compares the two texts and not the edits, so an undone edit restores a range.
 */
export function follow(ranges: readonly Range[], before: string, after: string): (Range | null)[] {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const shift = after.length - before.length;
  const taken = new Set<number>();
  return ranges.map((range) => {
    if (range.end <= start) return range;
    if (range.start >= before.length - end) {
      return { start: range.start + shift, end: range.end + shift };
    }
    const found = findMoved(before, range, after);
    // If two ranges match the same place, the first one gets it.
    if (!found || taken.has(found.start)) return null;
    taken.add(found.start);
    return found;
  });
}
