import { datesIn, figuresIn } from './figures';
import { nameClaims } from './names';

/**
 * A figure, date or name in a text. `start` and `end` are UTF-16 units. A name is supported by all phrases of one of its
 * alternatives.
 */
export type Claim = { start: number; end: number } & (
  | { kind: 'money' | 'count' | 'percent' | 'dong' | 'days'; value: number }
  | { kind: 'score'; test: string; value: number }
  | { kind: 'date'; month: number; day: number | null; year: number | null }
  | { kind: 'name'; phrases: readonly (readonly string[])[] }
);

/** The figures, dates and names of a text, in order. A `¶` in it begins a sentence. */
export function claimsIn(text: string): Claim[] {
  const dates = datesIn(text);
  const taken = dates.map((one) => one.taken);
  const all = [
    ...dates.map(({ claim }) => claim),
    ...figuresIn(text, taken),
    ...nameClaims(text, taken),
  ];
  return all.sort((a, b) => a.start - b.start);
}
