import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import type { EditorValues } from './editor-values';

type DraftsState = {
  /** By the key of the card. */
  drafts: ReadonlyMap<string, EditorValues>;
  /** Keeps what is being written on a card; `null` forgets it. */
  keep: (key: string, values: EditorValues | null) => void;
  reset: () => void;
};

/**
 * What was written in the editor and not saved: it outlives the page, which another language or a look at the
 * program takes away. Nothing of it is stored.
 */
export const useDrafts = create<DraftsState>()((set) => ({
  drafts: new Map(),
  keep: (key, values) =>
    set(({ drafts }) => {
      const next = new Map(drafts);
      if (values) next.set(key, values);
      else next.delete(key);
      return { drafts: next };
    }),
  reset: () => set({ drafts: new Map() }),
}));

onSessionReset(() => useDrafts.getState().reset());
registerUnsavedChanges(() => useDrafts.getState().drafts.size > 0);
