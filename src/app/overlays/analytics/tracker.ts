export type Identity = { id: string; email: string; name: string };

/** One analytics service. */
export type Tracker = {
  /** Reports a page view; the address is path and query. */
  page: (address: string) => void;
  identify: (identity: Identity) => void;
  /** Stops recording and sending, and discards what is pending. */
  stop: () => void;
};

/** Called right before sending: whether the same person is still signed in. */
export type IsSameSession = () => boolean;

/** Loads and starts a service. Rejects if its code is blocked. */
export type LoadTracker = (isSameSession: IsSameSession) => Promise<Tracker>;

/** An error of a service must not reach the page (R28). */
function ignoreErrors(action: () => void): void {
  try {
    action();
  } catch {
    // Blocked or broken.
  }
}

/**
 * Starts services and replays to each, once it has loaded, the identity and then the current page. After `stop`
 * nothing reaches any of them, even one that is still loading.
 */
export function startTracking(
  loads: readonly LoadTracker[],
  isSameSession: IsSameSession,
): Tracker {
  const running = new Set<Tracker>();
  let stopped = false;
  let address: string | null = null;
  let identity: Identity | null = null;
  const isActive = () => !stopped && isSameSession();
  const each = (report: (tracker: Tracker) => void) => {
    if (!isActive()) return;
    for (const tracker of running) ignoreErrors(() => report(tracker));
  };
  const join = (tracker: Tracker) => {
    if (stopped) {
      ignoreErrors(() => tracker.stop());
      return;
    }
    running.add(tracker);
    const [knownIdentity, page] = [identity, address];
    if (!isActive()) return;
    if (knownIdentity) ignoreErrors(() => tracker.identify(knownIdentity));
    if (page !== null) ignoreErrors(() => tracker.page(page));
  };
  for (const load of loads) load(isActive).then(join, () => undefined);
  return {
    page: (next) => {
      address = next;
      each((tracker) => tracker.page(next));
    },
    identify: (next) => {
      identity = next;
      each((tracker) => tracker.identify(next));
    },
    stop: () => {
      stopped = true;
      for (const tracker of running) ignoreErrors(() => tracker.stop());
      running.clear();
    },
  };
}
