/** Who is signed in, as far as the services are told (R28). */
export type Identity = { id: string; email: string; name: string };

/** One analytics service: a heatmap, a pixel. Nothing it does may be felt on the page. */
export type Tracker = {
  /** A page is open, at this path and query. */
  page: (address: string) => void;
  /** The student is known from here on. */
  identify: (who: Identity) => void;
  /** Nothing is recorded or sent any more, and what was kept is gone. */
  stop: () => void;
};

/** Asked right before anything is sent: whether that is still about the person who is signed in here. */
export type StillTheSame = () => boolean;

/** Loads a service and starts it. Fails where its code is blocked. */
export type LoadTracker = (still: StillTheSame) => Promise<Tracker>;

/** What a service does wrong is its own: an error in it changes nothing here (R28). */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Blocked or broken.
  }
}

/**
 * Starts services and tells each of them, once it is there, what it has missed: first who it is, then which
 * page is open. After `stop` nothing reaches any of them, one that is still loading included.
 */
export function startTracking(loads: readonly LoadTracker[], still: StillTheSame): Tracker {
  const running = new Set<Tracker>();
  let over = false;
  let address: string | null = null;
  let who: Identity | null = null;
  const isOn = () => !over && still();
  const each = (tell: (tracker: Tracker) => void) => {
    if (!isOn()) return;
    for (const tracker of running) quietly(() => tell(tracker));
  };
  const join = (tracker: Tracker) => {
    if (over) {
      quietly(() => tracker.stop());
      return;
    }
    running.add(tracker);
    const [known, open] = [who, address];
    if (!isOn()) return;
    if (known) quietly(() => tracker.identify(known));
    if (open !== null) quietly(() => tracker.page(open));
  };
  for (const load of loads) {
    // A blocked service is none.
    load(isOn).then(join, () => undefined);
  }
  return {
    page: (next) => {
      address = next;
      each((tracker) => tracker.page(next));
    },
    identify: (next) => {
      who = next;
      each((tracker) => tracker.identify(next));
    },
    stop: () => {
      over = true;
      for (const tracker of running) quietly(() => tracker.stop());
      running.clear();
    },
  };
}
