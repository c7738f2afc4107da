import type { Intake } from './country-terms';

/** An intake in `month`; its deadline is a day as `[month, day]`, or `null` for applications all year. */
export function intake(month: number, closes: readonly [number, number] | null): Intake {
  return { month, deadline: closes && { month: closes[0], day: closes[1] } };
}
