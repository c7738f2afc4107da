import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import type { EditorValues } from './editor-values';

type DraftsState = {
  /** By card key. */
  drafts: ReadonlyMap<string, EditorValues>;
  /** `null` removes the draft. */
  keep: (key: string, values: EditorValues | null) => void;
  reset: () => void;
};

/** Unsaved values of the editor, in memory: they survive a change of language or a visit of the program. */
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
