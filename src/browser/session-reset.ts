import { VISITOR_KEYS } from './visitor-storage';

/**
 * Who ended the session. Another tab has already cleared the storage that all tabs share. An expired visit is not the end
 * of a student's session: what the visitor answered and saved stays (R17).
 */
export type EndedBy = 'this-tab' | 'another-tab' | 'expired-visit';

/**
 * Key in `localStorage`: there may be data of a student's queries in IndexedDB (R45). Its value is when all of them were
 * loaded.
 */
export const PERSISTED_MARK = 'kept';

/** Key in `sessionStorage`: the draft that a visitor wrote on /ai-essay. It outlives a login only. */
export const VISITOR_DRAFT = 'draft.visitor.feedback';

/** Keys that belong to the device, or that have to outlive a session. All others are removed with it. */
const OUTLIVES_SESSION =
  /^(lastPath|lastPagePath|theme|react-router|draft\.|steps\.|mentorship$|kept$|analytics$|sharedDevice$|build\.)/;

/** Keys in `sessionStorage` of what a visitor did in this tab. */
const KEPT_BY_VISITOR = [...VISITOR_KEYS, 'quiz', 'sophieSees', 'sophieDraft'];

const listeners = new Set<(by: EndedBy) => void>();

/** Registers a listener that resets a store when the session changes (R17, R19). */
export function onSessionReset(listener: (by: EndedBy) => void): void {
  listeners.add(listener);
}

function clearStorage(open: () => Storage, kept: readonly string[] = []): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (!OUTLIVES_SESSION.test(key) && !kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is in it.
  }
}

/** Resets every store and clears the browser storage of the person on this page (R17). */
export function resetSession(by: EndedBy): void {
  const clear = () => {
    clearStorage(() => sessionStorage, by === 'expired-visit' ? KEPT_BY_VISITOR : []);
    if (by === 'this-tab') clearStorage(() => localStorage);
  };
  // Before the listeners, because a store may reload from storage; after them, because it may have saved again.
  clear();
  for (const listener of listeners) listener(by);
  clear();
}
