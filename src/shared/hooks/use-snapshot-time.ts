import { useHydratedData } from '@/api/http/prerendered-queries';
import { useNow } from './use-now';

/** Of the time at which the snapshot of a prerendered page was taken, ISO 8601: the time that it is rendered for. */
export const SNAPSHOT_TIME_KEY = ['snapshot-time'] as const;

/** `useNow`; while a prerendered page hydrates, the time of its snapshot. */
export function useSnapshotTime(): Date {
  const now = useNow();
  const taken = useHydratedData<string>(SNAPSHOT_TIME_KEY, undefined);
  return taken === undefined ? now : new Date(taken);
}
