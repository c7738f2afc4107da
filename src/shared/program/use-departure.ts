import { useSyncExternalStore } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { HANOI, type Position } from '@/lib/flight';

const VIETNAM_ZONES = ['Asia/Ho_Chi_Minh', 'Asia/Saigon'];

/** Looked up once: it takes a slow phone a millisecond, and every row and cell needs it. */
const isInVietnam = VIETNAM_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);

const neverChanges = () => () => {};

/**
 * Where a student's way begins. The API has no country of the student: Hanoi for those who read Vietnamese or whose
 * device is in Vietnam, unknown for others.
 */
export function useDeparture(): Position | null {
  const isHere = useSyncExternalStore(
    neverChanges,
    () => isInVietnam,
    // Prerendered: unknown.
    () => false,
  );
  return useLocale() === 'vi' || isHere ? HANOI : null;
}
