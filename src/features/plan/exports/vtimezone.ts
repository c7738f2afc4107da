import { offsetAt } from '@/lib/time-zone';

const MINUTE = 60_000;
/** The interval at which the zone's offset is sampled; no zone changes its clocks twice within it. */
const STEP = 7 * 24 * 60 * MINUTE;

/** A clock change: its instant, and the offsets from UTC before and after it, in milliseconds. */
type Change = { at: number; from: number; to: number };

/** The changes between two instants, to the minute. */
function changesOf(zone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  let before = offsetAt(zone, start);
  for (let week = start; week < end; week += STEP) {
    const after = offsetAt(zone, week + STEP);
    if (after === before) continue;
    let [low, high] = [week, week + STEP];
    while (high - low > MINUTE) {
      const middle = low + Math.round((high - low) / 2 / MINUTE) * MINUTE;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from: before, to: after });
    before = after;
  }
  return changes;
}

/** `+0530`, with seconds where there are any. */
function offsetText(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const text = `${offset < 0 ? '-' : '+'}${two(seconds / 3600)}${two((seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? text : text + two(seconds % 60);
}

/** `20270328T020000`: the wall time at an instant, before the clocks change. */
function wallText(instant: number, offset: number): string {
  return new Date(instant + offset).toISOString().replace(/[-:]|\.\d+Z$/g, '');
}

/**
 * The `VTIMEZONE` of a zone (RFC 5545, 3.6.5) for the years from `first` to `last`. Each clock change is listed,
 * because rules differ by zone and year; they are the ones that this browser knows.
 */
export function timeZoneComponent(zone: string, first: number, last: number): string {
  const start = Date.UTC(first, 0, 1);
  const changes = changesOf(zone, start, Date.UTC(last + 1, 0, 1));
  const standard = Math.min(offsetAt(zone, start), ...changes.map(({ to }) => to));
  const begin = offsetAt(zone, start);
  const parts = [{ at: start, from: begin, to: begin }, ...changes].flatMap(({ at, from, to }) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wallText(at, from)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}
