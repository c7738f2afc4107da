type Run = () => Promise<void>;

/** A lock that tabs share, as a simulation needs it: it runs one task at a time, and a tab that is closed frees it. */
export function createLockQueue<Tab>(start: (tab: Tab, run: Run) => Promise<void>) {
  let holder: Tab | null = null;
  let queue: { tab: Tab; run: Run }[] = [];

  function next(): void {
    if (holder) return;
    const first = queue.shift();
    if (!first) return;
    holder = first.tab;
    const release = () => {
      if (holder === first.tab) holder = null;
      next();
    };
    void start(first.tab, first.run).then(release, release);
  }

  return {
    /** Runs `work` once the lock is free; settles as it does. */
    request: <T>(tab: Tab, work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        queue.push({ tab, run: () => work().then(resolve, reject) });
        next();
      }),
    /** The tab is closed: its tasks are dropped. */
    close: (tab: Tab): void => {
      queue = queue.filter((task) => task.tab !== tab);
      if (holder === tab) holder = null;
      next();
    },
  };
}
