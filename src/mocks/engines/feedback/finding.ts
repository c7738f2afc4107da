import type { Text } from '@/mocks/catalogue/text';
import type { Range } from './tokens';

/** A rubric score in both languages; `level` is 1 to 4, or `null` if it cannot be judged. */
export type Score = { key: string; label: Text; level: number | null; text: Text };

/** A question about some words of the draft. */
export type Finding = Range & { kind: string; question: Text; suggestion: Text };

/** The result of one check. */
export type Look = { score: Score; findings: Finding[] };

/** Most remarks of one kind; the rubric counts the others. */
const MOST_OF_A_KIND = 3;
const MOST = 14;

function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The remarks to show, in the order of the text. They do not overlap; earlier checks win. */
export function chosen(looks: readonly Look[]): Finding[] {
  const taken: Finding[] = [];
  for (const { findings } of looks) {
    let made = 0;
    for (const finding of findings) {
      if (made >= MOST_OF_A_KIND || taken.length >= MOST) break;
      if (taken.some((other) => overlaps(other, finding))) continue;
      taken.push(finding);
      made += 1;
    }
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** The level of a share: how many of the bounds it stays within, from 4 down to 1. */
export function levelWithin(share: number, bounds: readonly [number, number, number]): number {
  const over = bounds.filter((bound) => share > bound).length;
  return 4 - over;
}

/** A count with its English noun. */
export function some(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
