import { isSettled, merged, readDraft, type Draft } from './draft';

/** Where the draft of one essay is kept on this device. */
export type DraftStore = {
  key: string;
  /** The draft as any tab has left it; `null` where there is none. */
  read: () => Draft | null;
  /** Keeps a draft. `false` where the device refuses: then it lives in this tab's memory alone. */
  write: (draft: Draft) => boolean;
  remove: () => void;
};

/** Survives a logout, under the account it belongs to (`KEPT` in src/browser/session-reset.ts). */
function prefixOf(userId: string): string {
  return `draft.${encodeURIComponent(userId)}.`;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a draft comes or goes, in this tab or another one; returns how to stop. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The store of one essay's draft, shared by all tabs through `open()` (`localStorage`). Reads are always
 * of what is there now. It never throws: where the device refuses, the tab's memory stands in.
 */
export function createDraftStore(
  userId: string,
  essayId: string,
  open: () => Storage = () => localStorage,
): DraftStore {
  const key = prefixOf(userId) + essayId;
  // What the device refused. What it still has of before is older than this.
  let memory: Draft | null = null;
  let last: { raw: string; draft: Draft | null } = { raw: '', draft: null };

  /** What is on the device, whoever wrote it. */
  const shared = (): Draft | null => {
    try {
      const raw = open().getItem(key);
      if (raw === null) return null;
      if (raw !== last.raw) last = { raw, draft: readDraft(raw) };
      return last.draft;
    } catch {
      return null;
    }
  };

  /** What another tab has put on the device since this one had to do without. */
  const foreign = (): Draft | null => {
    const seen = last.draft;
    const there = memory && shared();
    return there === seen ? null : there;
  };

  return {
    key,
    read: () => memory ?? shared(),
    write: (draft) => {
      const other = foreign();
      const next = other ? merged(draft, other) : draft;
      try {
        const raw = JSON.stringify(next);
        open().setItem(key, raw);
        last = { raw, draft: next };
        memory = null;
      } catch {
        memory = next;
      }
      tell();
      return memory === null;
    },
    remove: () => {
      const others = foreign() !== null;
      memory = null;
      try {
        if (!others) open().removeItem(key);
      } catch {
        // Nothing was kept where storage is refused.
      }
      tell();
    },
  };
}

/** Ids of the essays of an account that have a draft on this device, in one line each, sorted. */
export function draftIds(userId: string): string {
  const prefix = prefixOf(userId);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .filter((key) => {
        const draft = readDraft(localStorage.getItem(key) ?? '');
        return draft !== null && !isSettled(draft);
      })
      .map((key) => key.slice(prefix.length))
      .toSorted()
      .join('\n');
  } catch {
    return '';
  }
}
