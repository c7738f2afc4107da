import { useCallback } from 'react';
import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';
import { askBeforeUnload, registerUnsavedChanges } from '@/browser/unsaved-changes';
import { useDialogState } from '@/features/plan/use-dialog-state';
import { keysOf } from '@/lib/keys-of';
import type { EditorDraft } from './editor-values';

/** Unsaved changes by card key, in memory: they survive a change of language or a visit of the program. */
const useDrafts = create<ReadonlyMap<string, EditorDraft>>(() => new Map());

const setDrafts = (drafts: ReadonlyMap<string, EditorDraft>) => useDrafts.setState(drafts, true);

/** `null` removes the draft of a card. */
function setDraft(key: string, draft: EditorDraft | null): void {
  const drafts = new Map(useDrafts.getState());
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  setDrafts(drafts);
}

onSessionReset(() => setDrafts(new Map()));
const hasDrafts = () => useDrafts.getState().size > 0;
registerUnsavedChanges(hasDrafts);
askBeforeUnload(hasDrafts);

/** What has changed in a draft since it was sent; `null` for nothing. */
export function changedSince(sent: EditorDraft, draft: EditorDraft): EditorDraft | null {
  const names = keysOf(draft).filter((name) => draft[name] !== sent[name]);
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;

/** The card in the editor, and its unsaved changes, which wait for the card to be opened again. */
export function usePlanEditor() {
  const { opened: edited, open: openEditor, close } = useDialogState<{ key: string }>();
  const key = edited?.key ?? '';
  const open = useCallback((card: string) => openEditor({ key: card }), [openEditor]);
  return {
    /** `null` until a card was opened. */
    edited,
    draft: useDrafts((drafts) => drafts.get(key)),
    open,
    close,
    /** `null` removes the draft. */
    saveDraft: (draft: EditorDraft | null) => setDraft(key, draft),
    /** Removes what is saved from the draft; `false` if something was changed since it was sent. */
    removeSaved: (sent: EditorDraft): boolean => {
      const left = changedSince(sent, useDrafts.getState().get(key) ?? {});
      setDraft(key, left);
      return left === null;
    },
    /** Removes the draft of a card that has left the plan. */
    forget: (card: string) => setDraft(card, null),
  };
}
