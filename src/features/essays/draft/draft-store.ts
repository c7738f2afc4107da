import { draftPrefix } from '@/browser/draft-storage';
import { createListeners } from '@/lib/listeners';
import { isSynced, mergeDrafts, type EssayDraft } from './draft';
import { readDraft, serializeDraft } from './stored-draft';

/** Storage of one essay's draft on this device. */
export type DraftStore = {
  key: string;
  /** The last draft that any tab wrote. */
  read: () => EssayDraft | null;
  /** `false` if the device refuses: then the draft is only in this tab's memory. */
  write: (draft: EssayDraft) => boolean;
  remove: () => void;
};

const { subscribe, notify } = createListeners();

/** Calls back when drafts change, in this tab or another one. */
export function subscribeDrafts(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** All tabs share it through `open()`. Reads are never stale. Never throws: memory replaces a failing storage. */
export function createDraftStore(
  userId: string,
  essayId: string,
  open: () => Storage = () => localStorage,
): DraftStore {
  const key = draftPrefix(userId) + essayId;
  // The draft that the device refused; newer than the stored one.
  let memory: EssayDraft | null = null;
  let last: { raw: string; draft: EssayDraft | null } = { raw: '', draft: null };

  const readStored = (): EssayDraft | null => {
    try {
      const raw = open().getItem(key);
      if (raw === null) return null;
      if (raw !== last.raw) last = { raw, draft: readDraft(raw) };
      return last.draft;
    } catch {
      return null;
    }
  };

  /** What another tab has stored since this one fell back to memory. */
  const readOtherTab = (): EssayDraft | null => {
    const before = last.draft;
    const stored = memory && readStored();
    return stored === before ? null : stored;
  };

  return {
    key,
    read: () => memory ?? readStored(),
    write: (draft) => {
      const other = readOtherTab();
      const next = other ? mergeDrafts(draft, other) : draft;
      try {
        const raw = serializeDraft(next);
        open().setItem(key, raw);
        last = { raw, draft: next };
        memory = null;
      } catch {
        memory = next;
      }
      notify();
      return memory === null;
    },
    remove: () => {
      const otherTabWrote = readOtherTab() !== null;
      memory = null;
      try {
        if (!otherTabWrote) open().removeItem(key);
      } catch {
        // Nothing is stored.
      }
      notify();
    },
  };
}

/**
 * Ids of an account's essays with an unsynced draft on this device, sorted, one per line: a text, because React compares
 * two snapshots of a store by `Object.is`.
 */
export function draftIds(userId: string): string {
  const prefix = draftPrefix(userId);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .filter((key) => {
        const draft = readDraft(localStorage.getItem(key) ?? '');
        return draft !== null && !isSynced(draft);
      })
      .map((key) => key.slice(prefix.length))
      .sort()
      .join('\n');
  } catch {
    return '';
  }
}
