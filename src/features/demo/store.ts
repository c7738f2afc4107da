import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { tabStorage } from '@/browser/tab-storage';
import { ACHIEVEMENT_IDS, PROGRAM_IDS, SAMPLE, SAMPLE_STATUSES, type SampleData } from './sample';

type LastAction =
  | 'answers'
  | 'added'
  | 'removed'
  | 'moved'
  | 'achievement'
  | 'achievementGone'
  | 'comment'
  | 'commentOpen'
  | 'reset'
  | 'undone';

type DemoState = {
  data: SampleData;
  /** The data before the last change; `null` if there is nothing to undo. */
  previous: SampleData | null;
  lastAction: LastAction | null;
  /** The number of actions on this page. */
  actions: number;
  /** Changes data; can be undone. */
  change: (changes: Partial<SampleData>, lastAction: LastAction) => void;
  /** Changes typed text; the browser has its own undo for it. */
  type: (changes: Partial<SampleData>) => void;
  undo: () => void;
  /** Restores the sample; can be undone. */
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

/** The sample student with this visitor's changes; stays in this tab. */
export const useDemo = create<DemoState>()(
  persist(
    (set, get) => ({
      data: SAMPLE,
      previous: null,
      lastAction: null,
      actions: 0,
      change: (changes, lastAction) => {
        const { data, actions } = get();
        set({
          data: { ...data, ...changes },
          previous: data,
          lastAction,
          actions: actions + 1,
        });
      },
      // Undoing an earlier change would also remove the typed text.
      type: (changes) =>
        set(({ data }) => ({ data: { ...data, ...changes }, previous: null, lastAction: null })),
      undo: () => {
        const { previous, actions } = get();
        if (!previous) return;
        set({ data: previous, previous: null, lastAction: 'undone', actions: actions + 1 });
      },
      reset: () => get().change(SAMPLE, 'reset'),
    }),
    {
      name: 'demo',
      storage: createJSONStorage(() => tabStorage),
      partialize: ({ data }) => ({ data }),
      merge: (saved, state) => {
        const stored = v.safeParse(storedSchema, saved);
        return stored.success ? { ...state, data: stored.output.data } : state;
      },
    },
  ),
);

onSessionReset(() => useDemo.setState({ data: SAMPLE, previous: null, lastAction: null }));
