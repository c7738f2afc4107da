/** A stretch of a text in UTF-16 units; `end` is no longer in it. */
export type Range = { start: number; end: number };

/** Units of the surroundings that are compared on each side. */
const AROUND = 40;
/** So much has to be the same, words and surroundings together, for words that moved to be the same ones. */
const SURE = 16;

/** A range as a server sent it, if there are words of the text there; `null` where it points past them. */
export function usableRange(text: string, { start, end }: Range): Range | null {
  const whole = Number.isInteger(start) && Number.isInteger(end);
  if (!whole || start < 0 || end > text.length || start >= end) return null;
  return text.slice(start, end).trim() === '' ? null : { start, end };
}

function commonStart(one: string, other: string, most = Math.min(one.length, other.length)) {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(one: string, other: string, most = Math.min(one.length, other.length)) {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** How much of what stands around two places is the same. */
function likeness(before: string, from: Range, after: string, to: Range): number {
  return (
    commonEnd(
      before.slice(Math.max(0, from.start - AROUND), from.start),
      after.slice(Math.max(0, to.start - AROUND), to.start),
    ) + commonStart(before.slice(from.end, from.end + AROUND), after.slice(to.end, to.end + AROUND))
  );
}

/** Where words that an edit has gone around stand now; `null` where nothing is surely them. */
function findAgain(before: string, range: Range, after: string): Range | null {
  const words = before.slice(range.start, range.end);
  let best: { place: Range; sure: number } | null = null;
  for (let at = after.indexOf(words); at >= 0; at = after.indexOf(words, at + 1)) {
    const place = { start: at, end: at + words.length };
    const sure = words.length + likeness(before, range, after, place);
    if (sure >= SURE && (best === null || sure > best.sure)) best = { place, sure };
  }
  return best?.place ?? null;
}

/**
 * Where words of `before` stand in `after`, each as it was or `null`: its words were changed. What comes back
 * always has the same words in it. It needs no record of the edits, so that an undone one is undone here too.
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
    const found = findAgain(before, range, after);
    // Two remarks on words that are one now: the first one keeps them.
    if (!found || taken.has(found.start)) return null;
    taken.add(found.start);
    return found;
  });
}
