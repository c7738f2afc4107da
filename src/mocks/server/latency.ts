let latencyMs = 0;

/** Milliseconds every answer takes at least. */
export function latency(): number {
  return latencyMs;
}

/** Sets how long every answer takes, in milliseconds. */
export function setLatency(ms: number): void {
  latencyMs = Math.max(0, ms);
}

/** Waits `ms`; not at all for 0, so that tests need no timers. */
export function pause(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, ms));
}
