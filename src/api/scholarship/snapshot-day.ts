import { useHydratedData } from '@/api/http/prerendered-queries';

/** The day (`YYYY-MM-DD`) for which the page was prerendered. */
export const SNAPSHOT_DAY_KEY = ['snapshot-day'] as const;

/** A time; while a prerendered page hydrates, the start of its snapshot's day in the time zone of the device. */
export function useHydratedTime(time: Date): Date {
  const day = useHydratedData<string>(SNAPSHOT_DAY_KEY, undefined);
  return day === undefined ? time : new Date(`${day}T00:00`);
}
