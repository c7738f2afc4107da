import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userQuery } from '@/api/user/queries';
import { isSynced } from './draft';
import { createDraftStore, draftIds, subscribeDrafts } from './draft-store';

/** Id of the signed-in student, who owns the drafts. */
export function useStudentId(): string | null {
  const { data } = useQuery(userQuery());
  return data ? String(data.id) : null;
}

/** Ids of the essays with unsaved text on this device. */
export function useUnsavedEssays(userId: string): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribeDrafts, () => draftIds(userId));
  return new Set(ids.split('\n'));
}

/** The text of an essay that this device has and the account may not have; `null` for none. */
export function useUnsavedText(userId: string, id: string): string | null {
  return useSyncExternalStore(subscribeDrafts, () => {
    const draft = createDraftStore(userId, id).read();
    return draft && !isSynced(draft) ? draft.content : null;
  });
}
