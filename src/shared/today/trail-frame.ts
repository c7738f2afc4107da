import type { TrailDay } from './trail';

/** A trail has at least as many months after the first, so that a year keeps its length. */
const MIN_MONTHS = 10;
const MAX_MONTHS = 24;

/** The months of a trail, from the month before today. */
export type TrailFrame = {
  /** Index of the last month. */
  last: number;
  /** `YYYY-MM` of each month. */
  months: readonly string[];
  /** Where a day, `YYYY-MM-DD`, stands; `null` outside. */
  dayOf: (day: string) => TrailDay | null;
};

export type TrailStop = {
  key: string;
  /** `YYYY-MM-DD`. */
  day: string;
  name: string;
  /** Steps, and how many of them are done. */
  stones: number;
  set: number;
  /** A step has just been done: its stone falls after this many milliseconds. */
  fall?: number;
  /** `near`: the nearest date, if it is soon. `offer`: an offer to reply to. `past`: nothing is left to do. */
  kind: 'open' | 'near' | 'offer' | 'past';
};

/** Months since the year 0. */
function monthOf(day: string): number {
  const [year = Number.NaN, month = Number.NaN] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The trail from the month before `today` to the month in which the student leaves, `YYYY-MM`. */
export function trailFrame(today: string, departure: string | null): TrailFrame {
  const first = monthOf(today) - 1;
  const until = departure === null ? 0 : monthOf(departure) - first;
  const last = Math.min(MAX_MONTHS, Math.max(MIN_MONTHS, until));
  const months = Array.from({ length: last + 1 }, (_, at) => {
    const month = first + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
  return {
    last,
    months,
    dayOf: (day) => {
      const month = monthOf(day) - first;
      if (!(month >= 0 && month <= last)) return null;
      const [year = 0, number = 0, date = 0] = day.split('-').map(Number);
      const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
      return { month, part: (date - 1) / (days - 1) };
    },
  };
}
