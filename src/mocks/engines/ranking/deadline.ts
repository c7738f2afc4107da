/** A day of any year; months from 1. */
export type YearDay = { month: number; day: number };

/** The day in a year, `YYYY-MM-DD`. */
export function dayIn(year: number, { month, day }: YearDay): string {
  // Every month has 28 days; a ranking asks thousands of times.
  const last = day <= 28 ? day : new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, last))}`;
}

/**
 * The next such day from `now`, today included, as `YYYY-MM-DD` (UTC). 29 February becomes the 28th in other
 * years.
 */
export function nextDeadline(day: YearDay, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const thisYear = dayIn(now.getUTCFullYear(), day);
  return thisYear >= today ? thisYear : dayIn(now.getUTCFullYear() + 1, day);
}
