import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userQuery } from '@/api/user/queries';
import { draftIds, subscribeDrafts } from './draft-store';

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
