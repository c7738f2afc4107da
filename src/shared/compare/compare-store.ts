import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { idSchema, sameId, type Id } from '@/api/http/schemas';
import { onSessionReset } from '@/browser/session-reset';
import { tabStorage } from '@/browser/tab-storage';

export const COMPARE_LIMIT = 4;

export type Compared = { programId: Id; schoolId: Id };

export function isCompared(items: readonly Compared[], programId: Id): boolean {
  return items.some((item) => sameId(item.programId, programId));
}

type CompareState = {
  items: Compared[];
  /** Adds or removes a program; `false` if the comparison is full. */
  toggle: (item: Compared) => boolean;
  reset: () => void;
};

const stored = v.object({
  items: v.pipe(
    v.array(v.object({ programId: idSchema, schoolId: idSchema })),
    v.maxLength(COMPARE_LIMIT),
  ),
});

/** The compared programs: kept in `sessionStorage`, where invalid content is ignored. */
export const useCompare = create<CompareState>()(
  persist(
    (set, get) => ({
      items: [],
      toggle: (item) => {
        const { items } = get();
        if (isCompared(items, item.programId)) {
          set({ items: items.filter(({ programId }) => !sameId(programId, item.programId)) });
          return true;
        }
        if (items.length >= COMPARE_LIMIT) return false;
        set({ items: [...items, item] });
        return true;
      },
      reset: () => set({ items: [] }),
    }),
    {
      name: 'compare',
      storage: createJSONStorage(() => tabStorage),
      partialize: ({ items }) => ({ items }),
      merge: (saved, state) => {
        const parsed = v.safeParse(stored, saved);
        return parsed.success ? { ...state, ...parsed.output } : state;
      },
    },
  ),
);

onSessionReset(() => useCompare.getState().reset());
