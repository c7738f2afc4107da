let offsetMs = 0;
let frozen: Date | null = null;

/** The time of the mocked API; the only place that asks for it. */
export function now(): Date {
  return new Date((frozen?.getTime() ?? Date.now()) + offsetMs);
}

/** Stops the clock at `at`; `null` lets it run again. */
export function freezeClock(at: Date | null): void {
  frozen = at;
}

/** Moves the clock on by `ms`, so that sessions run out without waiting. */
export function advanceClock(ms: number): void {
  offsetMs += ms;
}

/** The clock as it is outside. */
export function resetClock(): void {
  offsetMs = 0;
  frozen = null;
}
