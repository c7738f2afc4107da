import type { Text } from '@/mocks/catalogue/text';
import type { Range } from './tokens';

/** A line of the rubric in both languages; `level` 1 to 4, `null` where there is nothing to judge. */
export type Score = { key: string; label: Text; level: number | null; text: Text };

/** Something to ask about some words. */
export type Finding = Range & { kind: string; question: Text; suggestion: Text };

/** What one look at a draft brings. */
export type Look = { score: Score; findings: Finding[] };

/** How many remarks of one kind are made; the rest is in the figures of the rubric. */
const MOST_OF_A_KIND = 3;
const MOST = 14;

function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * The remarks that are made, in the order of the text: no two on the same words, the looks that come first
 * have them first.
 */
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
