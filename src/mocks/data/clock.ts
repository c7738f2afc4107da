let offsetMs = 0;
let frozen: Date | null = null;

/** The time of the mock API. Nothing else reads the clock. */
export function mockNow(): Date {
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

export function resetClock(): void {
  offsetMs = 0;
  frozen = null;
}
