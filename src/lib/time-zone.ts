import { cachedIntl } from './intl-cache';

/** Formats the wall time of a zone; throws for a zone that `Intl` does not know. */
function clockOf(zone: string): Intl.DateTimeFormat {
  return cachedIntl(Intl.DateTimeFormat, 'en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** Whether a text is the name of a time zone, `Region/City`. */
export function isTimeZone(zone: string | null | undefined): zone is string {
  if (!zone || !/^[A-Za-z][\w+/-]*$/.test(zone)) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** A time of day, `HH:MM`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** How far the zone's clocks are ahead of UTC at an instant; both in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

const MAX_CACHED_INSTANTS = 2000;
/** `Intl` is slow, and a plan asks for the same deadlines at each change. */
const instants = new Map<string, number>();

/**
 * The instant, in milliseconds, at which the zone's clocks show `time` (`HH:MM`, `24:00` for the end) on `day`
 * (`YYYY-MM-DD`); `NaN` for an impossible day or time.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return wall;
  const key = `${wall} ${zone}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const guess = wall - offsetAt(zone, wall);
  const instant = wall - offsetAt(zone, guess);
  if (instants.size === MAX_CACHED_INSTANTS) instants.clear();
  instants.set(key, instant);
  return instant;
}
