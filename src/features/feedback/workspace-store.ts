import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { AskedDraft } from '@/api/feedback/queries';
import type { SafeStorage } from '@/browser/safe-storage';
import {
  readStored,
  toStored,
  type FeedbackDraft,
  type FeedbackThread,
  type StoredWorkspace,
} from './stored-workspace';

/** The text that a thread is about: the draft of this page, or an essay of the account. */
export type Subject = { kind: 'draft' } | { kind: 'essay'; id: string };

type WorkspaceState = StoredWorkspace & {
  /** Pending requests by `subjectKey`; not persisted. */
  pending: Record<string, AskedDraft>;
  write: (changes: Partial<FeedbackDraft>) => void;
  /** Requests feedback; `null` withdraws the request. */
  ask: (key: string, draft: AskedDraft | null) => void;
  /** Stores feedback and closes its request. */
  store: (key: string, thread: FeedbackThread) => void;
  setDone: (subject: Subject, id: string, done: boolean) => void;
  /** Empties the draft; returns a function that restores it. */
  clear: () => () => void;
  /** Swaps the draft with the one that it replaced. */
  swap: () => void;
};

const EMPTY: FeedbackDraft = { text: '', prompt: '', limit: '' };

export function subjectKey(subject: Subject): string {
  return subject.kind === 'draft' ? 'draft' : `essay:${subject.id}`;
}

/** A record without one key. */
export function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** A workspace that is stored under a name. Starts with what is stored. */
export function createWorkspace(name: string, storage: SafeStorage) {
  return create<WorkspaceState>()(
    persist(
      (set, get) => ({
        draft: EMPTY,
        threads: {},
        pending: {},
        otherDraft: null,
        isFromVisitor: false,
        write: (changes) => set(({ draft }) => ({ draft: { ...draft, ...changes } })),
        ask: (key, draft) =>
          set(({ pending }) => {
            const others = without(pending, key);
            return { pending: draft ? { ...others, [key]: draft } : others };
          }),
        store: (key, thread) =>
          set(({ threads: { draft }, pending }) => ({
            // Drops the threads of other essays, so that storage does not fill up.
            threads: { ...(draft && { draft }), [key]: thread },
            pending: without(pending, key),
          })),
        setDone: (subject, id, done) => {
          const { threads } = get();
          const key = subjectKey(subject);
          const thread = threads[key];
          if (!thread) return;
          const others = thread.done.filter((other) => other !== id);
          set({
            threads: { ...threads, [key]: { ...thread, done: done ? [...others, id] : others } },
          });
        },
        clear: () => {
          const { draft, threads, pending, isFromVisitor } = get();
          set({
            draft: EMPTY,
            threads: without(threads, 'draft'),
            pending: without(pending, 'draft'),
            isFromVisitor: false,
          });
          return () => set({ draft, threads, isFromVisitor });
        },
        swap: () =>
          set(({ draft, otherDraft, threads, pending }) =>
            otherDraft
              ? {
                  draft: otherDraft,
                  otherDraft: draft,
                  threads: without(threads, 'draft'),
                  pending: without(pending, 'draft'),
                  isFromVisitor: false,
                }
              : {},
          ),
      }),
      {
        name,
        storage: createJSONStorage(() => storage),
        partialize: (state) => toStored(state),
        merge: (saved, state) => ({ ...state, ...readStored(saved) }),
      },
    ),
  );
}

/** A person's draft and the feedback on their texts. */
export type Workspace = ReturnType<typeof createWorkspace>;
