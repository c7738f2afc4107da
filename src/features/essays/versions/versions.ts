import type { EssayVersion } from '@/api/essay/contract';
import { countWords } from '@/lib/count-text';
import { parseEssayText } from '@/lib/essay-text';

const counted = new WeakMap<EssayVersion, number>();

/** Words of a version's text. A version never changes, so it is counted once. */
function wordsOf(version: EssayVersion): number {
  const known = counted.get(version);
  if (known !== undefined) return known;
  const words = countWords(parseEssayText(version.content).essay);
  counted.set(version, words);
  return words;
}

/** A version, and how many words it has more than the one before; `null` for the first. */
export type VersionStep = { version: EssayVersion; change: number | null };

/** The versions of an essay with their changes, in the same order: newest first. */
export function versionSteps(versions: readonly EssayVersion[]): VersionStep[] {
  return versions.map((version, at) => {
    const before = versions[at + 1];
    return { version, change: before ? wordsOf(version) - wordsOf(before) : null };
  });
}
