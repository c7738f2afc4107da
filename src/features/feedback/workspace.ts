import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { feedbackSchema } from '@/api/feedback/contract';
import type { AskedDraft } from '@/api/feedback/queries';
import { deviceStorage } from '@/browser/device-storage';
import { onSessionReset } from '@/browser/session-reset';
import type { SafeStorage } from '@/browser/safe-storage';
import { visitStorage } from '@/browser/visit-storage';

const draftSchema = v.object({
  text: v.string(),
  prompt: v.string(),
  /** The limit as it was typed. */
  limit: v.string(),
});
/** A draft as it is typed. */
export type FeedbackDraft = v.InferOutput<typeof draftSchema>;

const threadSchema = v.object({
  /** The draft as it was asked about; places of comments are places in this text. */
  asked: v.object({
    text: v.string(),
    prompt: v.nullable(v.string()),
    wordLimit: v.nullable(v.number()),
  }),
  /** The language the answer is worded in, and what it says. */
  language: v.string(),
  feedback: feedbackSchema,
  /** Ids of the comments that are dealt with. */
  done: v.array(v.string()),
});
/** A question about a text, and the feedback on it. */
export type FeedbackThread = v.InferOutput<typeof threadSchema>;

/** The text that a thread is about: the draft of this page, or an essay of the account. */
export type Subject = { kind: 'draft' } | { kind: 'essay'; id: string };

type WorkspaceState = {
  draft: FeedbackDraft;
  /** Threads by `subjectKey`: that of the draft, and that of the last essay asked about. */
  talks: Record<string, FeedbackThread>;
  /** Open questions by `subjectKey`; not persisted. */
  pending: Record<string, AskedDraft>;
  /** Another draft that this one replaced; `null` for none. */
  aside: FeedbackDraft | null;
  /** The draft was written before the login. */
  brought: boolean;
  write: (changes: Partial<FeedbackDraft>) => void;
  /** Opens a question about a subject; `null` withdraws it. */
  ask: (key: string, asked: AskedDraft | null) => void;
  /** Stores an answer and closes its question. */
  keep: (key: string, thread: FeedbackThread) => void;
  mark: (subject: Subject, id: string, done: boolean) => void;
  /** Empties the draft; returns a function that restores it. */
  clear: () => () => void;
  /** Swaps the draft with the one that it replaced. */
  swap: () => void;
};

const EMPTY: FeedbackDraft = { text: '', prompt: '', limit: '' };

/** The key of a subject in `talks`. */
export function subjectKey(subject: Subject): string {
  return subject.kind === 'draft' ? 'draft' : `essay:${subject.id}`;
}

/** Owner of a workspace while the account has not loaded. */
export const UNKNOWN = '';

/**
 * Where a workspace is stored. Two names outlive a session (`KEPT` in src/browser/session-reset.ts): a student's, under
 * the account id; and a visitor's, for this tab only, so that a draft survives signing up. The draft of a student
 * whose account is unknown ends with the session, because the next user may be another one (R17).
 */
function storageOf(owner: string | null): { name: string; storage: SafeStorage } {
  if (owner === null) {
    return { name: 'draft.visitor.feedback', storage: visitStorage };
  }
  if (owner === UNKNOWN) return { name: 'feedbackDraft', storage: visitStorage };
  return { name: `draft.${encodeURIComponent(owner)}.feedback`, storage: deviceStorage };
}

const storedSchema = v.object({
  draft: draftSchema,
  aside: v.nullable(draftSchema),
  brought: v.boolean(),
  talks: v.unknown(),
});

/** The valid part of the stored state. */
function readStored(saved: unknown): Partial<WorkspaceState> {
  const stored = v.safeParse(storedSchema, saved);
  if (!stored.success) return {};
  const { talks: raw, ...rest } = stored.output;
  const talks: Record<string, FeedbackThread> = {};
  for (const [key, value] of Object.entries(Object(raw))) {
    const thread = v.safeParse(threadSchema, value);
    if (thread.success) talks[key] = thread.output;
  }
  return { ...rest, talks };
}

/** Keeps the thread of the draft and the newest of an essay, so that storage does not fill up. */
function withThread(
  talks: Record<string, FeedbackThread>,
  key: string,
  thread: FeedbackThread,
): Record<string, FeedbackThread> {
  const draft = talks['draft'];
  return { ...(draft && { draft }), [key]: thread };
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function createWorkspace(owner: string | null) {
  const { name, storage } = storageOf(owner);
  return create<WorkspaceState>()(
    persist(
      (set, get) => ({
        draft: EMPTY,
        talks: {},
        pending: {},
        aside: null,
        brought: false,
        write: (changes) => set(({ draft }) => ({ draft: { ...draft, ...changes } })),
        ask: (key, asked) =>
          set(({ pending }) => {
            const others = without(pending, key);
            return { pending: asked ? { ...others, [key]: asked } : others };
          }),
        keep: (key, thread) =>
          set(({ talks, pending }) => ({
            talks: withThread(talks, key, thread),
            pending: without(pending, key),
          })),
        mark: (subject, id, done) => {
          const { talks } = get();
          const key = subjectKey(subject);
          const thread = talks[key];
          if (!thread) return;
          const others = thread.done.filter((other) => other !== id);
          set({ talks: { ...talks, [key]: { ...thread, done: done ? [...others, id] : others } } });
        },
        clear: () => {
          const { draft, talks, pending, brought } = get();
          set({
            draft: EMPTY,
            talks: without(talks, 'draft'),
            pending: without(pending, 'draft'),
            brought: false,
          });
          return () => set({ draft, talks, brought });
        },
        swap: () =>
          set(({ draft, aside, talks }) =>
            aside
              ? { draft: aside, aside: draft, talks: without(talks, 'draft'), brought: false }
              : {},
          ),
      }),
      {
        name,
        storage: createJSONStorage(() => storage),
        partialize: ({ draft, talks, aside, brought }) => ({ draft, talks, aside, brought }),
        merge: (saved, state) => ({ ...state, ...readStored(saved) }),
      },
    ),
  );
}

/** A person's draft and the feedback on their texts. */
export type Workspace = ReturnType<typeof createWorkspace>;

const workspaces = new Map<string | null, Workspace>();

// Other tabs of the same student take over the latest draft.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const workspace of workspaces.values()) {
    if (key === workspace.persist.getOptions().name) void workspace.persist.rehydrate();
  }
});
onSessionReset(() => workspaces.clear());

/**
 * Moves the draft that was written in this tab before the login (`null`), or before the account was known, into the
 * workspace of the student.
 */
function moveDraft(workspace: Workspace, from: null | typeof UNKNOWN): void {
  const { name, storage } = storageOf(from);
  const before = workspaceOf(from).getState();
  if (before.draft.text.trim() === '') return;
  const { draft, aside } = workspace.getState();
  if (draft.text.trim() === '') {
    workspace.setState({ draft: before.draft, talks: before.talks, brought: from === null });
  } else {
    // Both earlier drafts are kept.
    const text = aside ? `${aside.text}\n\n${before.draft.text}` : before.draft.text;
    workspace.setState({ aside: { ...before.draft, text } });
  }
  workspaces.delete(from);
  storage.removeItem(name);
}

/** The workspace of an account id, of an unknown account (`UNKNOWN`), or of a visitor (`null`). */
export function workspaceOf(owner: string | null): Workspace {
  const known = workspaces.get(owner);
  if (known) return known;
  const workspace = createWorkspace(owner);
  workspaces.set(owner, workspace);
  if (owner !== null && owner !== UNKNOWN) {
    moveDraft(workspace, null);
    moveDraft(workspace, UNKNOWN);
  }
  return workspace;
}
