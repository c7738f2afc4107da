const MAX_CONCURRENT = 4; // R26

/** Fetches a module without running it. */
function fetchModule(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.fetchPriority = 'low';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(file)));
    document.head.append(link);
  });
}

async function fetchData(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(file);
}

/**
 * Prefetches files into the browser's cache, each once, a few at a time, while `mayFetch`. Stops at the first failure:
 * the build may be gone, and the browser logs each further failure in the console.
 */
export function createFetchQueue(mayFetch: () => boolean) {
  const known = new Set(
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const queue: string[] = [];
  let active = 0;
  let stopped = false;

  async function run(file: string): Promise<void> {
    active += 1;
    try {
      await (file.endsWith('.json') ? fetchData(file) : fetchModule(file));
    } catch {
      stopped = true;
    }
    active -= 1;
    resume();
  }

  function resume(): void {
    while (!stopped && active < MAX_CONCURRENT && mayFetch()) {
      const file = queue.shift();
      if (file === undefined) return;
      void run(file);
    }
  }

  return {
    /** Adds files, the most important first. */
    add: (files: readonly string[]): void => {
      for (const file of files) {
        if (known.has(file)) continue;
        known.add(file);
        queue.push(file);
      }
      resume();
    },
    /** Checks `mayFetch` again. */
    resume,
    stop: (): void => {
      stopped = true;
    },
  };
}
