import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userQuery } from '@/api/user/queries';
import { draftIds, subscribeDrafts } from './draft-store';

/** Id of the signed-in student, to whom drafts belong; `null` while it is not known. */
export function useStudentId(): string | null {
  const { data } = useQuery(userQuery());
  return data ? String(data.id) : null;
}

/** The essays whose text is on this device and not yet in the account. */
export function useUnsaved(userId: string): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribeDrafts, () => draftIds(userId));
  return new Set(ids.split('\n'));
}
