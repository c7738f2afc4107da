/** How many clicks make a burst, and within how many milliseconds (spec section 9, R25). */
export const BURST = { clicks: 5, ms: 2000 } as const;

/**
 * Counts clicks. Told of each one with its time in milliseconds, it says whether this one is the fifth
 * within two seconds, first and last counted in: exactly 2,000 ms are a burst, 2,001 are not.
 */
export function createClickBurst(): (at: number) => boolean {
  let times: number[] = [];
  return (at) => {
    times = [...times, at].slice(-BURST.clicks);
    const [first] = times;
    return times.length === BURST.clicks && first !== undefined && at - first <= BURST.ms;
  };
}
