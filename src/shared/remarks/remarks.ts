import type { FeedbackComment } from '@/api/feedback/contract';
import { follow, usableRange, type Range } from './follow';

/** A comment as the page shows it. */
export type Remark = {
  id: string;
  /** From 1, in the order of the text. */
  number: number;
  kind: string;
  question: string;
  suggestion: string | null;
  /** The words it is about, as they were asked about; `null` for the whole text. */
  quote: string | null;
  /** Where those words stand now; `null` for the whole text and for words that are no longer there. */
  place: Range | null;
  /** Its words have been changed since. */
  stale: boolean;
  done: boolean;
};

/** Comments on `asked` as they stand on `text`, in the order they came. */
export function remarksOn(
  comments: readonly FeedbackComment[],
  asked: string,
  text: string,
  done: readonly string[],
): Remark[] {
  const ranges = comments.map((comment) => usableRange(asked, comment));
  const usable = ranges.filter((range) => range !== null);
  const places = new Map(
    follow(usable, asked, text).map((place, at) => [usable[at], place] as const),
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
      quote: range && asked.slice(range.start, range.end),
      place,
      stale: range !== null && place === null,
      done: finished.has(id),
    };
  });
}
