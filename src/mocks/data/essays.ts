import type { Essay, EssayChanges } from '@/api/essay/contract';
import { parseEssayText } from '@/lib/essay-text';
import type { StoredEssay } from './tables';

/** A version is kept when the newest one is at least this old, in milliseconds. */
const KEEP_EVERY_MS = 10 * 60 * 1000;
/** A version is kept when more characters than this disappear at once. */
const KEEP_WHEN_REMOVED = 200;
/** Versions kept per essay; the oldest are dropped first. */
const MAX_VERSIONS = 50;

/** How many characters of `before` lie between the common start and the common end of both texts. */
function removedLength(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length - start - end;
}

function isBlank(content: string): boolean {
  const { title, essay } = parseEssayText(content);
  return `${title ?? ''}${essay}`.trim() === '';
}

/** Whether the present text of `row` becomes a version when `next` replaces it. An empty text never does. */
function isKept(row: StoredEssay, next: string, checkpoint: boolean, at: Date): boolean {
  if (next === row.content || isBlank(row.content)) return false;
  const last = row.versions[0]?.saved_at ?? row.createdAt;
  return (
    checkpoint ||
    at.getTime() - Date.parse(last) > KEEP_EVERY_MS ||
    removedLength(row.content, next) > KEEP_WHEN_REMOVED
  );
}

/**
 * Applies changes to an essay, raises its version by one, and keeps the text before them as a version if
 * `isKept` says so. Equal values change nothing.
 */
export function changeEssay(
  row: StoredEssay,
  changes: EssayChanges,
  { checkpoint, at }: { checkpoint: boolean; at: Date },
): void {
  const { content, prompt, word_limit, status, purpose } = row;
  const before = { content, prompt, word_limit, status, purpose };
  const after = {
    content: changes.content ?? content,
    prompt: changes.prompt === undefined ? prompt : changes.prompt,
    word_limit: changes.word_limit === undefined ? word_limit : changes.word_limit,
    status: changes.status ?? status,
    purpose: changes.purpose === undefined ? purpose : changes.purpose,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  if (isKept(row, after.content, checkpoint, at)) {
    const version = { version: row.version, content, saved_at: row.updatedAt };
    row.versions = [version, ...row.versions].slice(0, MAX_VERSIONS);
  }
  Object.assign(row, after, { version: row.version + 1, updatedAt: at.toISOString() });
}

export function essayListWire(row: StoredEssay): Essay {
  const { id, content, prompt, word_limit, status, purpose, version, updatedAt } = row;
  return { id, content, prompt, word_limit, status, purpose, version, updated_at: updatedAt };
}

/** One essay as the API sends it, earlier versions included. */
export function essayWire(row: StoredEssay): Essay {
  return { ...essayListWire(row), versions: [...row.versions] };
}

/** The essays that are not deleted, the last changed first. */
export function activeEssays(rows: readonly StoredEssay[]): StoredEssay[] {
  return rows
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
