import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';
import { ACHIEVEMENT_IDS, PROGRAM_IDS, SAMPLE, SAMPLE_STATUSES, type SampleData } from './sample';

/** What was done last, as the page says it. */
export type Said =
  | 'answers'
  | 'added'
  | 'removed'
  | 'moved'
  | 'note'
  | 'achievement'
  | 'achievementGone'
  | 'comment'
  | 'commentOpen'
  | 'reset'
  | 'undone';

type DemoState = {
  data: SampleData;
  /** What it was before the last change; `null` where there is nothing to undo. */
  before: SampleData | null;
  said: Said | null;
  /** Changes some of it, so that it can be undone. */
  change: (changes: Partial<SampleData>, said: Said) => void;
  /** Changes a text as it is typed; that has an undo of its own. */
  type: (changes: Partial<SampleData>) => void;
  undo: () => void;
  /** Everything as at the start; can be undone too. */
  reset: () => void;
};

const dataSchema = v.object({
  answers: v.object({
    budgetMax: v.number(),
    average: v.number(),
    ielts: v.nullable(v.number()),
    chemistry: v.boolean(),
  }),
  plan: v.array(
    v.object({
      id: v.picklist(PROGRAM_IDS),
      status: v.picklist(SAMPLE_STATUSES),
      note: v.nullable(v.string()),
    }),
  ),
  essay: v.object({ en: v.nullable(v.string()), vi: v.nullable(v.string()) }),
  done: v.array(v.string()),
  achievements: v.array(v.picklist(ACHIEVEMENT_IDS)),
});
const storedSchema = v.object({ data: dataSchema });

/** The sample student as this visitor has left it: in this tab alone, sent nowhere. */
export const useDemo = create<DemoState>()(
  persist(
    (set, get) => ({
      data: SAMPLE,
      before: null,
      said: null,
      change: (changes, said) => {
        const { data } = get();
        set({ data: { ...data, ...changes }, before: data, said });
      },
      // What stood before would take the typed text along.
      type: (changes) =>
        set(({ data }) => ({ data: { ...data, ...changes }, before: null, said: null })),
      undo: () => {
        const { before } = get();
        if (before) set({ data: before, before: null, said: 'undone' });
      },
      reset: () => set(({ data }) => ({ data: SAMPLE, before: data, said: 'reset' })),
    }),
    {
      name: 'demo',
      storage: createJSONStorage(() => visitStorage),
      partialize: ({ data }) => ({ data }),
      merge: (saved, state) => {
        const stored = v.safeParse(storedSchema, saved);
        return stored.success ? { ...state, data: stored.output.data } : state;
      },
    },
  ),
);

onSessionReset(() => useDemo.setState({ data: SAMPLE, before: null, said: null }));
