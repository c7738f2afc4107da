import type { Id } from '@/api/http/schemas';

/** Removes an account's drafts from this device. */
export function removeDrafts(userId: Id): void {
  try {
    const own = `draft.${encodeURIComponent(String(userId))}.`;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(own)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing is stored.
  }
}
