import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { idSchema, type Id } from '@/api/http/schemas';
import { deviceStorage } from '@/browser/device-storage';
import { onSessionReset } from '@/browser/session-reset';

/** The most programs that a visitor can save; more than that is a list for an account. */
export const DEVICE_LIMIT = 100;

/** A program saved on this device, by the ids that its school's page is found with. */
export type SavedItem = { programId: Id; schoolId: Id };

/** Whether a program is among them; a number and its text are the same id. */
export function isSavedItem(items: readonly SavedItem[], programId: Id): boolean {
  return items.some((item) => String(item.programId) === String(programId));
}

type DeviceSavedState = {
  /** In the order they were saved. */
  items: SavedItem[];
  /** Saves a program or takes it out; `false` where there is no room for one more. */
  toggle: (item: SavedItem) => boolean;
  /** Takes programs out. */
  remove: (programIds: readonly Id[]) => void;
  /** Puts back what could not be brought into an account; what is there already stays as it is. */
  restore: (items: readonly SavedItem[]) => void;
  reset: () => void;
};

const itemSchema = v.object({ programId: idSchema, schoolId: idSchema });
const storedSchema = v.object({ items: v.array(v.unknown()) });

/** Each program once, as many as there is room for. */
function tidy(items: readonly SavedItem[]): SavedItem[] {
  const byId = new Map<string, SavedItem>();
  for (const item of items) {
    const id = String(item.programId);
    if (!byId.has(id)) byId.set(id, item);
  }
  return [...byId.values()].slice(0, DEVICE_LIMIT);
}

/** What is in storage, as far as it can be used: anybody can have written there. */
function readItems(saved: unknown): SavedItem[] {
  const stored = v.safeParse(storedSchema, saved);
  if (!stored.success) return [];
  return tidy(
    stored.output.items.flatMap((raw) => {
      const item = v.safeParse(itemSchema, raw);
      return item.success ? [item.output] : [];
    }),
  );
}

const KEY = 'saved';

/** Whether this browser keeps what is saved; where it refuses, that is gone with the page. */
export function isKept(): boolean {
  return deviceStorage.getItem(KEY) !== null;
}

/** What a visitor saved, until there is an account (R27): kept in `localStorage`, followed by other tabs. */
export const useDeviceSaved = create<DeviceSavedState>()(
  persist(
    (set, get) => ({
      items: [],
      toggle: (item) => {
        const { items, remove } = get();
        if (isSavedItem(items, item.programId)) {
          remove([item.programId]);
          return true;
        }
        if (items.length >= DEVICE_LIMIT) return false;
        set({ items: [...items, item] });
        return true;
      },
      remove: (programIds) => {
        const gone = new Set(programIds.map(String));
        set(({ items }) => ({ items: items.filter((item) => !gone.has(String(item.programId))) }));
      },
      restore: (back) => set(({ items }) => ({ items: tidy([...items, ...back]) })),
      reset: () => set({ items: [] }),
    }),
    {
      name: KEY,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ items }) => ({ items }),
      merge: (saved, state) => ({ ...state, items: readItems(saved) }),
    },
  ),
);

function readAgain(): void {
  void useDeviceSaved.persist.rehydrate();
}

onSessionReset((by) => {
  // Another tab has cleaned what the tabs share, and may have put back what did not reach the account.
  if (by === 'another-tab') readAgain();
  else useDeviceSaved.getState().reset();
});

globalThis.addEventListener?.('storage', ({ key }) => {
  // `null`: everything was cleared.
  if (key === KEY || key === null) readAgain();
});
// A page out of the back/forward cache has not heard of what happened meanwhile.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) readAgain();
});
