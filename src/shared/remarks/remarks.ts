import type { FeedbackComment } from '@/api/feedback/contract';
import { follow, usableRange, type Range } from './follow';

/** A comment on the current text. */
export type Remark = {
  id: string;
  /** From 1, in the order of the text. */
  number: number;
  kind: string;
  question: string;
  suggestion: string | null;
  /** The text it refers to, as submitted; `null` for the whole text. */
  quote: string | null;
  /** The current range of that text; `null` for the whole text, or if it has changed. */
  place: Range | null;
  /** The text it refers to has changed. */
  stale: boolean;
  done: boolean;
};

/** Maps comments on the submitted text to the current one, in their order. */
export function remarksOn(
  comments: readonly FeedbackComment[],
  submitted: string,
  text: string,
  done: readonly string[],
): Remark[] {
  const ranges = comments.map((comment) => usableRange(submitted, comment));
  const usable = ranges.filter((range) => range !== null);
  const places = new Map(
    follow(usable, submitted, text).map((place, at) => [usable[at], place] as const),
  );
  const finished = new Set(done);
  return comments.map(({ id, kind, question, suggestion }, at) => {
    const range = ranges[at] ?? null;
    const place = (range && places.get(range)) ?? null;
    return {
      id,
      number: at + 1,
      kind,
      question,
      suggestion: suggestion ?? null,
      quote: range && submitted.slice(range.start, range.end),
      place,
      stale: range !== null && place === null,
      done: finished.has(id),
    };
  });
}
