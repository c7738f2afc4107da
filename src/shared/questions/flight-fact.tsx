import projections from 'virtual:places/projections';
import { useTranslation } from '@/i18n/use-translation';
import { estimateFlight } from '@/lib/flight';
import { useDeparture } from '@/shared/program/use-departure';

/** The way by plane to the middle of a country, an estimate; nothing without a portrait of it. */
export function FlightFact({ iso }: { iso: string }) {
  const { t } = useTranslation('questions');
  const departure = useDeparture();
  const projection = projections[iso];
  if (!departure || !projection) return null;
  const [, lon, lat] = projection;
  const way = iso === 'VN' ? null : estimateFlight(departure, { lat, lon });
  const words = () => {
    if (!way) return t('flight.home');
    return way.stop
      ? t('flight.withStop', { hours: way.hours })
      : t('flight.direct', { hours: way.hours });
  };
  return (
    // Clear of the portrait: two lines of a narrow cell have the height of one and a half.
    <small className="-mb-1 w-[calc(100%-4rem)] leading-4! text-balance">
      {words()}
      {way && <span className="sr-only">, {t('flight.estimate')}</span>}
    </small>
  );
}
