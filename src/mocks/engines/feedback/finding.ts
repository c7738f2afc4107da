import type { Text } from '@/mocks/catalogue/text';
import type { TextRange } from './tokens';

/** A rubric score in both languages; `level` is 1 to 4, or `null` if it cannot be judged. */
export type RubricScore = { key: string; label: Text; level: number | null; text: Text };

/** A question about some words of the draft. */
export type Finding = TextRange & { kind: string; question: Text; suggestion: Text };

/** The result of one check. */
export type DraftCheck = { score: RubricScore; findings: Finding[] };

/** Most comments of one kind; the rubric counts the others. */
const MAX_PER_KIND = 3;
const MAX_FINDINGS = 14;

function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * The comments to show, in the order of the text. They do not overlap, earlier lists win, and no question is asked
 * twice.
 */
export function selectFindings(lists: readonly (readonly Finding[])[]): Finding[] {
  const selected: Finding[] = [];
  for (const findings of lists) {
    const made = new Map<string, number>();
    for (const finding of findings) {
      const count = made.get(finding.kind) ?? 0;
      if (count >= MAX_PER_KIND || selected.length >= MAX_FINDINGS) continue;
      const repeats = ({ question }: Finding) => question.en === finding.question.en;
      if (selected.some((other) => overlaps(other, finding) || repeats(other))) continue;
      selected.push(finding);
      made.set(finding.kind, count + 1);
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
