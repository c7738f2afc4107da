import type { Text } from '@/mocks/catalogue/text';
import type { TextRange } from './tokens';

/** A rubric score in both languages; `level` is 1 to 4, or `null` if it cannot be judged. */
export type RubricScore = { key: string; label: Text; level: number | null; text: Text };

/** A question about some words of the draft. */
export type Finding = TextRange & { kind: string; question: Text; suggestion: Text };

/** The result of one check. */
export type DraftCheck = { score: RubricScore; findings: Finding[] };

/** Most remarks of one kind; the rubric counts the others. */
const MAX_PER_KIND = 3;
const MOST = 14;

function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The remarks to show, in the order of the text. They do not overlap; earlier checks win. */
export function selectFindings(checks: readonly DraftCheck[]): Finding[] {
  const selected: Finding[] = [];
  for (const { findings } of checks) {
    let made = 0;
    for (const finding of findings) {
      if (made >= MAX_PER_KIND || selected.length >= MOST) break;
      if (selected.some((other) => overlaps(other, finding))) continue;
      selected.push(finding);
      made += 1;
    }
  }
  return selected.sort((a, b) => a.start - b.start);
}

/** The level of a share: how many of the bounds it stays within, from 4 down to 1. */
export function levelWithin(share: number, bounds: readonly [number, number, number]): number {
  const over = bounds.filter((bound) => share > bound).length;
  return 4 - over;
}

/** A count with its English noun. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
