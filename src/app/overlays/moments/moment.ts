import type { MutationCache } from '@tanstack/react-query';
import type { Bookmark } from '@/api/bookmark/contract';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import { BOOKMARK_WRITES, type BeforeWrite } from '@/api/bookmark/queries';
import type { Essay } from '@/api/essay/contract';
import { ESSAY_CHANGES, type EssayChange } from '@/api/essay/queries';
import type { Moments } from '@/api/user/contract';
import { countWords } from '@/lib/count-text';
import { parseEssayText } from '@/lib/essay-text';

/** What is marked once: for a student, or for each program (R43). */
export type Moment =
  | { kind: 'saved' | 'sent' | 'offer'; bookmark: Bookmark }
  | { kind: 'essay'; words: number };

/** From the least: of two at once, only the greater is shown. */
const RANKS: readonly Moment['kind'][] = ['saved', 'essay', 'sent', 'offer'];

/** Shorter essays are not marked. */
const MIN_WORDS = 50;

export function isGreater(a: Moment, b: Moment): boolean {
  return RANKS.indexOf(a.kind) > RANKS.indexOf(b.kind);
}

/** Whether the student has seen a moment; also true if the server does not keep them. */
export function isSeen(moments: Moments | null | undefined, moment: Moment): boolean {
  if (!moments) return true;
  if (moment.kind === 'saved' || moment.kind === 'essay') return moments[moment.kind];
  const id = String(moment.bookmark.program.id);
  return moments[moment.kind].some((one) => String(one) === id);
}

/** What a saved write to the plan is. Not a moment: an undone removal, an import, a place in the same column. */
export function momentOfWrite(
  write: BookmarkWrite,
  bookmark: Bookmark | null,
  { before, wasEmpty }: BeforeWrite,
): Moment | null {
  if (!bookmark || write.kind === 'remove') return null;
  if (write.kind === 'add') return wasEmpty && !write.fields ? { kind: 'saved', bookmark } : null;
  if (!before || write.imported) return null;
  if (bookmark.outcome === 'offer' && before.outcome !== 'offer')
    return { kind: 'offer', bookmark };
  const wasOpen = before.status === 'considering' || before.status === 'preparing';
  return wasOpen && bookmark.status === 'submitted' ? { kind: 'sent', bookmark } : null;
}

/** What a saved change of an essay is. */
export function momentOfEssay(
  { essay: before, changes }: EssayChange,
  essay: Essay,
): Moment | null {
  if (changes.status !== 'done' || before.status === 'done') return null;
  const words = countWords(parseEssayText(essay.content).essay);
  return words < MIN_WORDS ? null : { kind: 'essay', words };
}

const read = new WeakSet<object>();

/** The moments among the writes that have succeeded since the last call. */
export function takeMoments(cache: MutationCache): Moment[] {
  const news = [BOOKMARK_WRITES, ESSAY_CHANGES].flatMap((mutationKey) =>
    cache
      .findAll({ mutationKey, status: 'success' })
      .filter((mutation) => !read.has(mutation))
      .map(({ state }, _at, all) => {
        for (const mutation of all) read.add(mutation);
        // The keys name the types.
        return mutationKey === ESSAY_CHANGES
          ? momentOfEssay(state.variables as EssayChange, state.data as Essay)
          : momentOfWrite(
              state.variables as BookmarkWrite,
              state.data as Bookmark | null,
              state.context as BeforeWrite,
            );
      }),
  );
  return news.filter((moment) => moment !== null);
}
