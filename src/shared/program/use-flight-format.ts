import type { SchoolSummary } from '@/api/program/contract';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { estimateFlight, HANOI } from '@/lib/flight';

const VIETNAM_ZONES = ['Asia/Ho_Chi_Minh', 'Asia/Saigon'];

function isInVietnam(): boolean {
  return VIETNAM_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * Formats the flight to a school. The API has no country of the student, so the way begins in Hanoi for those who
 * read Vietnamese or whose device is in Vietnam; for others there is none.
 */
export function useFlightFormat() {
  const { t } = useTranslation('results');
  const isFromHanoi = useLocale() === 'vi' || isInVietnam();
  const estimate = ({ position }: SchoolSummary) =>
    isFromHanoi && position ? estimateFlight(HANOI, position) : null;
  return {
    /** `about 11 h`, or `about 16 h with a stop`; `null` without an estimate. */
    flight: (school: SchoolSummary) => {
      const way = estimate(school);
      if (!way) return null;
      return way.stop
        ? t('flight.withStop', { hours: way.hours })
        : t('flight.direct', { hours: way.hours });
    },
    /** The hours of that estimate, to compare it. */
    flightHours: (school: SchoolSummary) => estimate(school)?.hours ?? null,
    /** `About 11 h by plane from Hanoi, an estimate`. */
    flightLine: (school: SchoolSummary) => {
      const way = estimate(school);
      if (!way) return null;
      return way.stop
        ? t('flight.lineWithStop', { hours: way.hours })
        : t('flight.line', { hours: way.hours });
    },
  };
}
