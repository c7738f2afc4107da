import { useHydratedData } from '@/api/http/prerendered-queries';

/** Of the day on which a page's snapshot was taken, `YYYY-MM-DD`: the day that the page is prerendered for. */
export const SNAPSHOT_DAY_KEY = ['snapshot-day'] as const;

/** A time; while a prerendered page hydrates, the start of its snapshot's day in the time zone of the device. */
export function useHydratedTime(time: Date): Date {
  const day = useHydratedData<string>(SNAPSHOT_DAY_KEY, undefined);
  return day === undefined ? time : new Date(`${day}T00:00`);
}
