import type { Id } from '@/api/http/schemas';

/** Removes what this device keeps of an account beyond its sessions: the drafts of its essays. */
export function removeDrafts(userId: Id): void {
  try {
    const own = `draft.${encodeURIComponent(String(userId))}.`;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(own)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept where storage is refused.
  }
}
