import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { feedbackSchema } from '@/api/feedback/contract';
import type { AskedDraft } from '@/api/feedback/queries';
import { deviceStorage } from '@/browser/device-storage';
import { draftPrefix } from '@/browser/draft-storage';
import { onSessionReset } from '@/browser/session-reset';
import type { SafeStorage } from '@/browser/safe-storage';
import { tabStorage } from '@/browser/tab-storage';

const draftSchema = v.object({
  text: v.string(),
  prompt: v.string(),
  /** The limit as it was typed. */
  limit: v.string(),
});
export type FeedbackDraft = v.InferOutput<typeof draftSchema>;

const threadSchema = v.object({
  /** The submitted draft. The ranges of comments refer to its text. */
  asked: v.object({
    text: v.string(),
    prompt: v.nullable(v.string()),
    wordLimit: v.nullable(v.number()),
  }),
  language: v.string(),
  feedback: feedbackSchema,
  /** Ids of the resolved comments. */
  done: v.array(v.string()),
});
/** A submitted text and the feedback on it. */
export type FeedbackThread = v.InferOutput<typeof threadSchema>;

/** The text that a thread is about: the draft of this page, or an essay of the account. */
export type Subject = { kind: 'draft' } | { kind: 'essay'; id: string };

type WorkspaceState = {
  draft: FeedbackDraft;
  /** Threads by `subjectKey`: those of the draft and of the last essay. */
  threads: Record<string, FeedbackThread>;
  /** Pending requests by `subjectKey`; not persisted. */
  pending: Record<string, AskedDraft>;
  /** A second draft, which this one replaced; `null` for none. */
  otherDraft: FeedbackDraft | null;
  /** The draft was written before the login. */
  isFromVisitor: boolean;
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

/** Owner of a workspace while the account has not loaded. */
export const UNKNOWN = '';

/**
 * Where a workspace is stored. Two names outlive a session (`KEPT` in src/browser/session-reset.ts): a student's, under
 * the account id; and a visitor's, for this tab only, so that a draft survives signing up. The draft of a student
 * whose account is unknown ends with the session, because the next user may be another one (R17).
 */
function storageOf(owner: string | null): { name: string; storage: SafeStorage } {
  if (owner === null) {
    return { name: 'draft.visitor.feedback', storage: tabStorage };
  }
  if (owner === UNKNOWN) return { name: 'feedbackDraft', storage: tabStorage };
  return { name: `${draftPrefix(owner)}feedback`, storage: deviceStorage };
}

/** The stored names must not change: devices have data under them. */
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
  const { draft, aside: otherDraft, brought: isFromVisitor, talks } = stored.output;
  const threads: Record<string, FeedbackThread> = {};
  for (const [key, value] of Object.entries(Object(talks))) {
    const thread = v.safeParse(threadSchema, value);
    if (thread.success) threads[key] = thread.output;
  }
  return { draft, otherDraft, isFromVisitor, threads };
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
        partialize: ({ draft, threads, otherDraft, isFromVisitor }) => ({
          draft,
          talks: threads,
          aside: otherDraft,
          brought: isFromVisitor,
        }),
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
  const { draft, otherDraft, threads } = workspace.getState();
  if (draft.text.trim() === '') {
    workspace.setState({
      draft: before.draft,
      threads: { ...without(threads, 'draft'), ...before.threads },
      isFromVisitor: from === null,
    });
  } else {
    // Both earlier drafts are kept.
    const text = otherDraft ? `${otherDraft.text}\n\n${before.draft.text}` : before.draft.text;
    workspace.setState({ otherDraft: { ...before.draft, text } });
  }
  workspaces.delete(from);
  storage.removeItem(name);
}

/**
 * The workspace of an account id, of an unknown account (`UNKNOWN`), or of a visitor (`null`). It is created once a session,
 * with the earlier drafts: an effect would move them one render later, and empty the field in which one is being written.
 */
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
