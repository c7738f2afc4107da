import type { SchoolSummary } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { estimateFlight } from '@/lib/flight';
import { useDeparture } from './use-departure';

/** Formats the flight to a school, if it is known where it begins. */
export function useFlightFormat() {
  const { t } = useTranslation('results');
  const departure = useDeparture();
  /** Hours, and whether there is a stop; `null` without an estimate. */
  const way = ({ position }: SchoolSummary) =>
    departure && position ? estimateFlight(departure, position) : null;
  const isNear = (school: SchoolSummary) => departure && school.position && !way(school);
  return {
    way,
    /** `about 11 h`, or `about 16 h with a stop`, or that none is needed; `null` without an estimate. */
    flight: (school: SchoolSummary) => {
      if (isNear(school)) return t('flight.near');
      const estimate = way(school);
      if (!estimate) return null;
      const { hours, stop } = estimate;
      return stop ? t('flight.withStop', { hours }) : t('flight.direct', { hours });
    },
    /** The hours of that estimate, 0 without a flight, to compare it. */
    flightHours: (school: SchoolSummary) => (isNear(school) ? 0 : (way(school)?.hours ?? null)),
  };
}
