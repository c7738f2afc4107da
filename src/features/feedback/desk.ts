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
/** What somebody is writing on. */
export type Draft = v.InferOutput<typeof draftSchema>;

const talkSchema = v.object({
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
/** What was asked on a text and what came back. */
export type Talk = v.InferOutput<typeof talkSchema>;

/** The text that a talk is about: the draft of this page, or an essay of the account. */
export type Subject = { kind: 'draft' } | { kind: 'essay'; id: string };

type DeskState = {
  draft: Draft;
  /** By `subjectKey`: the draft's, and the one of the essay that was asked about last. */
  talks: Record<string, Talk>;
  /** What was asked and has no answer yet, by `subjectKey`; it does not outlive the page. */
  pending: Record<string, AskedDraft>;
  /** A draft that was put aside for this one; `null` where there is none. */
  aside: Draft | null;
  /** The draft was written before its student logged in. */
  brought: boolean;
  write: (changes: Partial<Draft>) => void;
  /** Asks about a text, by its `subjectKey`; `null` takes the question back. */
  ask: (key: string, asked: AskedDraft | null) => void;
  /** Keeps an answer; its question is no longer open. */
  keep: (key: string, talk: Talk) => void;
  mark: (subject: Subject, id: string, done: boolean) => void;
  /** Empties the draft; gives back what puts it there again. */
  clear: () => () => void;
  /** Shows the draft that was put aside, and puts this one aside. */
  swap: () => void;
};

/** Nothing written. */
const EMPTY: Draft = { text: '', prompt: '', limit: '' };

/** The name of a subject in `talks`. */
export function subjectKey(subject: Subject): string {
  return subject.kind === 'draft' ? 'draft' : `essay:${subject.id}`;
}

/** Stands for the id of an account that did not load. */
export const UNKNOWN = '';

/**
 * Where a desk is kept. Two names outlive a session (`KEPT` in src/browser/session-reset.ts): a student's under the id of the
 * account, for nobody else, and gone with it; a visitor's for this tab alone, so that a draft is still there
 * after signing up. What a student writes whose account is not known goes with the session: the next one
 * here may be somebody else (R17).
 */
function placeOf(owner: string | null): { name: string; storage: SafeStorage } {
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

/** What is in storage, as far as it can be used: anybody can have written there. */
function readStored(saved: unknown): Partial<DeskState> {
  const stored = v.safeParse(storedSchema, saved);
  if (!stored.success) return {};
  const { talks: raw, ...rest } = stored.output;
  const talks: Record<string, Talk> = {};
  for (const [key, value] of Object.entries(Object(raw))) {
    const talk = v.safeParse(talkSchema, value);
    if (talk.success) talks[key] = talk.output;
  }
  return { ...rest, talks };
}

/** The talks to keep: the draft's and the newest of an essay's, so that storage does not fill up. */
function withTalk(talks: Record<string, Talk>, key: string, talk: Talk): Record<string, Talk> {
  const draft = talks['draft'];
  return { ...(draft && { draft }), [key]: talk };
}

/** The entries of a record but for one. */
function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function createDesk(owner: string | null) {
  const { name, storage } = placeOf(owner);
  return create<DeskState>()(
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
        keep: (key, talk) =>
          set(({ talks, pending }) => ({
            talks: withTalk(talks, key, talk),
            pending: without(pending, key),
          })),
        mark: (subject, id, done) => {
          const { talks } = get();
          const key = subjectKey(subject);
          const talk = talks[key];
          if (!talk) return;
          const others = talk.done.filter((other) => other !== id);
          set({ talks: { ...talks, [key]: { ...talk, done: done ? [...others, id] : others } } });
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

/** The desk of one person: their draft and what was said on it. */
export type Desk = ReturnType<typeof createDesk>;

const desks = new Map<string | null, Desk>();

/** Another tab of the same student goes on with what was written last. */
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const desk of desks.values()) {
    if (key === desk.persist.getOptions().name) void desk.persist.rehydrate();
  }
});
onSessionReset(() => desks.clear());

/**
 * Gives a student what was written in this tab before they logged in (`null`), or before their account was known;
 * it is no visitor's any more.
 */
function bringAlong(desk: Desk, from: null | typeof UNKNOWN): void {
  const { name, storage } = placeOf(from);
  const before = deskOf(from).getState();
  if (before.draft.text.trim() === '') return;
  const { draft, aside } = desk.getState();
  if (draft.text.trim() === '') {
    desk.setState({ draft: before.draft, talks: before.talks, brought: from === null });
  } else {
    // What lies aside already stays, too.
    const text = aside ? `${aside.text}\n\n${before.draft.text}` : before.draft.text;
    desk.setState({ aside: { ...before.draft, text } });
  }
  desks.delete(from);
  storage.removeItem(name);
}

/** The desk of a student by the id of the account (`UNKNOWN`), or of whoever is here without one (`null`). */
export function deskOf(owner: string | null): Desk {
  const known = desks.get(owner);
  if (known) return known;
  const desk = createDesk(owner);
  desks.set(owner, desk);
  if (owner !== null && owner !== UNKNOWN) {
    bringAlong(desk, null);
    bringAlong(desk, UNKNOWN);
  }
  return desk;
}
