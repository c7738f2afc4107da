/** Degrees north and east. */
export type Position = { lat: number; lon: number };

export const HANOI: Position = { lat: 21.03, lon: 105.85 };

const EARTH_RADIUS_KM = 6371;
const SPEED_KMH = 850;
/** Taxi, climb and approach. */
const GROUND_HOURS = 0.5;
/** Nearer places are reached by road. */
const MIN_FLIGHT_KM = 250;
/** Longer flights have a stop. */
const MAX_DIRECT_HOURS = 13;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers between two places over the surface of the earth, about. */
export function greatCircleKm(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lon - from.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** An estimate of the way by plane, in half hours below ten hours and in whole ones above; `null` for places too near. */
export function estimateFlight(
  from: Position,
  to: Position,
): { hours: number; stop: boolean } | null {
  const km = greatCircleKm(from, to);
  if (!(km >= MIN_FLIGHT_KM)) return null;
  const hours = km / SPEED_KMH + GROUND_HOURS;
  const step = hours < 10 ? 0.5 : 1;
  return { hours: Math.round(hours / step) * step, stop: hours > MAX_DIRECT_HOURS };
}

/** The direction in which the shortest way begins, in radians clockwise from north. */
export function bearing(from: Position, to: Position): number {
  const fromLat = radians(from.lat);
  const toLat = radians(to.lat);
  const turn = radians(to.lon - from.lon);
  const east = Math.sin(turn) * Math.cos(toLat);
  const north =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  return Math.atan2(east, north);
}
