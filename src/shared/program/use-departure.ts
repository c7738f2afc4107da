import { useHydratedValue } from '@/api/http/prerendered-queries';
import { useLocale } from '@/i18n/use-locale';
import { HANOI, type Position } from '@/lib/flight';

const VIETNAM_ZONES = ['Asia/Ho_Chi_Minh', 'Asia/Saigon'];

/** Looked up once: it takes a slow phone a millisecond, and every row and cell needs it. */
const isInVietnam = VIETNAM_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Where a student would fly from. The API has no country of the student: Hanoi for those who read Vietnamese or whose
 * device is in Vietnam, unknown for others.
 */
export function useDeparture(): Position | null {
  const isVietnamese = useLocale() === 'vi';
  // A prerendered page does not know the device.
  return useHydratedValue(isVietnamese || isInVietnam, isVietnamese) ? HANOI : null;
}
