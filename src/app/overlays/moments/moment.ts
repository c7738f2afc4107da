import type { MutationCache } from '@tanstack/react-query';
import type { Bookmark } from '@/api/bookmark/contract';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import { BOOKMARK_WRITES, type BeforeWrite } from '@/api/bookmark/queries';
import type { Essay } from '@/api/essay/contract';
import { ESSAY_CHANGES, type EssayChange } from '@/api/essay/queries';
import { hasId } from '@/api/http/schemas';
import type { SeenMoments } from '@/api/user/contract';
import { countWords } from '@/lib/count-text';
import { parseEssayText } from '@/lib/essay-text';

/** What is marked once: for a student, or for each program (R43). */
export type Moment =
  | { kind: 'saved' | 'sent' | 'offer'; bookmark: Bookmark }
  | { kind: 'essay'; words: number };

/** The least important first: of two at once, only the more important one is shown. */
const RANKS: readonly Moment['kind'][] = ['saved', 'essay', 'sent', 'offer'];

/** Shorter essays are not marked. */
const MIN_WORDS = 50;

export function isGreater(a: Moment, b: Moment): boolean {
  return RANKS.indexOf(a.kind) > RANKS.indexOf(b.kind);
}

/** Whether the student has seen a moment; also true if the server does not keep them. */
export function isSeen(moments: SeenMoments | null | undefined, moment: Moment): boolean {
  if (!moments) return true;
  if (moment.kind === 'saved' || moment.kind === 'essay') return moments[moment.kind];
  return hasId(moments[moment.kind], moment.bookmark.program.id);
}

/** The moment of a saved write to the plan; `null` for none, such as an undone removal, an import, a place in the same column. */
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

/** The moment of a saved change of an essay; `null` for none. */
export function momentOfEssay(
  { essay: before, changes }: EssayChange,
  essay: Pick<Essay, 'content'>,
): Moment | null {
  if (changes.status !== 'done' || before.status === 'done') return null;
  const words = countWords(parseEssayText(essay.content).essay);
  return words < MIN_WORDS ? null : { kind: 'essay', words };
}

/** The state of a mutation with one of the two keys, which name its types. */
type SavedWrite = { data: unknown; variables: unknown; context: unknown };

function momentOfPlan({ data, variables, context }: SavedWrite): Moment | null {
  const write = variables as BookmarkWrite; // by its key
  const bookmark = data as Bookmark | null; // by its key
  const before = context as BeforeWrite; // by its key
  return momentOfWrite(write, bookmark, before);
}

function momentOfWriting({ data, variables }: SavedWrite): Moment | null {
  const change = variables as EssayChange; // by its key
  const essay = data as Pick<Essay, 'content'>; // by its key
  return momentOfEssay(change, essay);
}

const SOURCES = [
  { mutationKey: BOOKMARK_WRITES, momentOf: momentOfPlan },
  { mutationKey: ESSAY_CHANGES, momentOf: momentOfWriting },
];

const taken = new WeakSet<object>();

/** The moments among the writes that have succeeded since the last call. */
export function takeMoments(cache: MutationCache): Moment[] {
  const moments = SOURCES.flatMap(({ mutationKey, momentOf }) => {
    const all = cache.findAll({ mutationKey, status: 'success' });
    const news = all.filter((mutation) => !taken.has(mutation));
    for (const mutation of news) taken.add(mutation);
    return news.map(({ state }) => momentOf(state));
  });
  return moments.filter((moment) => moment !== null);
}
