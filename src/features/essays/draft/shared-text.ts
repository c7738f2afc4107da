import { textHash } from '@/lib/text-hash';
import {
  addCheckpoint,
  baseOf,
  dominates,
  isSynced,
  mergeVectors,
  newestVersion,
  rebase,
  serverVector,
  supersede,
  type EssayDraft,
  type ServerText,
  type VersionVector,
} from './draft';
import type { DraftSyncDeps } from './draft-sync-types';

/** One tab's text and the draft record that all tabs share. It opens with the stored draft or the server's text. */
export function createSharedText(
  { store, tab, now }: Pick<DraftSyncDeps, 'store' | 'tab' | 'now'>,
  server: ServerText | null,
) {
  const stored = store.read();
  const stale = stored !== null && server !== null && server.version > newestVersion(stored);
  const opened = stale ? rebase(stored, server) : stored;
  let text = opened?.content ?? server?.content ?? '';
  let base = opened?.base ?? baseOf(server ?? { version: 0, content: '', updated_at: '' });
  let vector = opened?.vector ?? (server ? serverVector(server) : {});
  let changes = 0;
  let storable = true;

  /** Merges another tab's record with this tab's text. */
  function reconcile(draft: EssayDraft): EssayDraft {
    // A text that the server has cannot be lost.
    if (dominates(draft.vector, vector) || textHash(text) === base.hash) return draft;
    const own = { ...draft, content: text, vector };
    // Either a saving tab has written back an old text of this one, or both tabs edited at the same time.
    return dominates(vector, draft.vector) ? own : supersede(draft, own);
  }

  /** The shared record, or this tab's text without one. */
  function current(): EssayDraft {
    const draft = store.read();
    if (draft) return reconcile(draft);
    // If another tab has saved it and removed the record, this is the text it sent.
    const hash = textHash(text);
    const sent = hash === base.hash ? [] : [hash];
    const updatedAt = now().toISOString();
    return { content: text, base, sent, pendingCheckpoints: [], newer: null, vector, updatedAt };
  }

  function increment(before: VersionVector): VersionVector {
    changes += 1;
    return { ...before, [tab]: changes };
  }

  function adopt(draft: EssayDraft): void {
    text = draft.content;
    base = draft.base;
    vector = mergeVectors(vector, draft.vector);
  }

  /** Adopts a draft and stores it until it is synced. */
  function update(draft: EssayDraft): void {
    adopt(draft);
    if (!store.read() && isSynced(draft)) return;
    storable = store.write(draft);
    const written = store.read();
    // The store may have merged it with what another tab wrote while writes failed.
    if (written) adopt(written);
    // The synced record is written before it is removed, so that other tabs learn its version.
    if (written && isSynced(written)) store.remove();
  }

  return {
    text: () => text,
    /** When the server's text was saved, ISO 8601; empty if unknown. */
    savedAt: () => base.savedAt,
    /** `false` if this device refused the last write. */
    isStorable: () => storable,
    /** The shared record; `null` if everything is on the server. */
    record: store.read,
    current,
    update,

    /** Applies a student's decision; stored when this returns. */
    apply: (change: (draft: EssayDraft) => EssayDraft): void => {
      const changed = change(current());
      update({ ...changed, vector: increment(changed.vector) });
    },

    /** Applies an edit; stored when this returns. */
    edit: (content: string): void => {
      const draft = store.read() ?? current();
      const edited = { ...draft, content, updatedAt: now().toISOString() };
      // Changes of another tab that this one has not received yet become a version.
      const next = dominates(vector, draft.vector) ? edited : addCheckpoint(edited, draft.content);
      update({ ...next, vector: increment(mergeVectors(draft.vector, vector)) });
    },

    /**
     * Another tab has written the record or removed it (`null`), or this tab was asleep. Returns whether the other tab
     * has saved the text to the server.
     */
    syncWithTabs: (written: EssayDraft | null): boolean => {
      const { version } = base;
      const draft = store.read();
      if (draft) {
        const next = reconcile(draft);
        if (next === draft) adopt(draft);
        else update(next);
      } else if (written && isSynced(written) && written.base.version > version) {
        if (reconcile(written) === written) adopt(written);
      }
      return base.version > version && isSynced(current());
    },
  };
}
