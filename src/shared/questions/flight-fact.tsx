import projections from 'virtual:places/projections';
import { useTranslation } from '@/i18n/use-translation';
import { estimateFlight } from '@/lib/flight';
import { useDeparture } from '@/shared/program/use-departure';

/** The estimated flight time to the middle of a country; nothing without its portrait. */
export function FlightFact({ iso }: { iso: string }) {
  const { t } = useTranslation('questions');
  const departure = useDeparture();
  const projection = projections[iso];
  if (!departure || !projection) return null;
  const [, lon, lat] = projection;
  const way = iso === 'VN' ? null : estimateFlight(departure, { lat, lon });
  if (!way) return <small>{t('flight.home')}</small>;
  const { hours, stop } = way;
  return (
    <small>
      {stop ? t('flight.withStop', { hours }) : t('flight.direct', { hours })}
      <span className="sr-only">, {t('flight.estimate')}</span>
    </small>
  );
}
