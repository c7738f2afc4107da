import type { SchoolSummary } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { estimateFlight } from '@/lib/flight';
import { useDeparture } from './use-departure';

/** Formats the flight to a school, if it is known where it begins. */
export function useFlightFormat() {
  const { t } = useTranslation('results');
  const departure = useDeparture();
  const estimate = ({ position }: SchoolSummary) =>
    departure && position ? estimateFlight(departure, position) : null;
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
