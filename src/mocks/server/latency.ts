let latencyMs = 0;

/** Least milliseconds per response. */
export function latency(): number {
  return latencyMs;
}

export function setLatency(ms: number): void {
  latencyMs = Math.max(0, ms);
}

/** Waits `ms`. Resolves at once for 0, so that tests need no timers. */
export function pause(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, ms));
}
