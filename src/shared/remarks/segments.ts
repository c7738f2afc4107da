import type { Range } from './follow';

/** The marked range of a remark. */
export type TextMark = { number: number; range: Range };

/** A piece of the text, with the remarks that mark it, and those whose range ends with it. */
export type Segment = { start: number; text: string; numbers: number[]; ending: number[] };

/** Splits a text where marks begin and end. The pieces add up to the text. */
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
