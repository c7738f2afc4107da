import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { idSchema, type Id } from '@/api/http/schemas';
import { deviceStorage } from '@/browser/device-storage';
import { onSessionReset } from '@/browser/session-reset';

/** The most scholarships that a visitor can save; garbage in the storage cannot make it more. */
const LIMIT = 200;

const KEY = 'savedScholarships';

type DeviceScholarshipsState = {
  /** In the order they were saved. */
  ids: Id[];
  /** Saves one or takes it off. */
  set: (id: Id, saved: boolean) => void;
  /** Takes some out. */
  remove: (ids: readonly Id[]) => void;
  /** Puts back what could not be brought into an account; what is there already stays as it is. */
  restore: (ids: readonly Id[]) => void;
  reset: () => void;
};

/** Each once, as many as there is room for; a number and its text are the same id. */
function tidy(ids: readonly Id[]): Id[] {
  return [...new Map(ids.map((id) => [String(id), id])).values()].slice(0, LIMIT);
}

/** What is in storage, as far as it can be used: anybody can have written there. */
function readIds(saved: unknown): Id[] {
  const stored = v.safeParse(v.object({ ids: v.array(v.unknown()) }), saved);
  if (!stored.success) return [];
  return tidy(
    stored.output.ids.flatMap((raw) => {
      const id = v.safeParse(idSchema, raw);
      return id.success ? [id.output] : [];
    }),
  );
}

/** The scholarships that a visitor saved, until there is an account (R27); followed by other tabs. */
export const useDeviceScholarships = create<DeviceScholarshipsState>()(
  persist(
    (set, get) => ({
      ids: [],
      set: (id, saved) => (saved ? get().restore([id]) : get().remove([id])),
      remove: (gone) => {
        const out = new Set(gone.map(String));
        set(({ ids }) => ({ ids: ids.filter((id) => !out.has(String(id))) }));
      },
      restore: (back) => set(({ ids }) => ({ ids: tidy([...ids, ...back]) })),
      reset: () => set({ ids: [] }),
    }),
    {
      name: KEY,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ ids }) => ({ ids }),
      merge: (saved, state) => ({ ...state, ids: readIds(saved) }),
    },
  ),
);

function readAgain(): void {
  void useDeviceScholarships.persist.rehydrate();
}

onSessionReset((by) => {
  // Another tab has cleaned what the tabs share, and may have put back what did not reach the account.
  if (by === 'another-tab') readAgain();
  else useDeviceScholarships.getState().reset();
});

globalThis.addEventListener?.('storage', ({ key }) => {
  // `null`: everything was cleared.
  if (key === KEY || key === null) readAgain();
});
// A page out of the back/forward cache has not heard of what happened meanwhile.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) readAgain();
});
