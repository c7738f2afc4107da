import type { Range } from './follow';

/** Words that a remark is about, by its number. */
export type TextMark = { number: number; range: Range };

/** A piece of the text: the remarks that are about it, and those whose words end with it. */
export type Segment = { start: number; text: string; numbers: number[]; ending: number[] };

/** Cuts a text where marks begin and end; put together, the pieces are the text. */
export function segmentsOf(text: string, marks: readonly TextMark[]): Segment[] {
  const cuts = new Set([0, text.length]);
  for (const { range } of marks) cuts.add(range.start).add(range.end);
  const points = [...cuts].sort((a, b) => a - b);
  return points.slice(0, -1).map((start, at) => {
    const end = points[at + 1] ?? text.length;
    const inside = marks.filter(({ range }) => range.start <= start && range.end >= end);
    return {
      start,
      text: text.slice(start, end),
      numbers: inside.map(({ number }) => number),
      ending: inside.filter(({ range }) => range.end === end).map(({ number }) => number),
    };
  });
}
