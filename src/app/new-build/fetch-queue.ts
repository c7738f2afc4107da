/** The most files that are on their way at once (R26). */
const AT_ONCE = 4;

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

/** Fetches a file so that the app finds it in the cache of the browser. */
async function fetchData(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(file);
}

/**
 * Fetches files ahead, each once, a few at a time, as long as `mayFetch`. After one that cannot be had it is over:
 * the build may be gone, and each of the others would be said in the console by the browser.
 */
export function createFetchQueue(mayFetch: () => boolean) {
  const known = new Set(
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const waiting: string[] = [];
  let under = 0;
  let over = false;

  async function take(file: string): Promise<void> {
    under += 1;
    try {
      await (file.endsWith('.json') ? fetchData(file) : fetchModule(file));
    } catch {
      over = true;
    }
    under -= 1;
    goOn();
  }

  function goOn(): void {
    while (!over && under < AT_ONCE && mayFetch()) {
      const file = waiting.shift();
      if (file === undefined) return;
      void take(file);
    }
  }

  return {
    /** Takes files in, in the order in which they are wanted. */
    add: (files: readonly string[]): void => {
      for (const file of files) {
        if (known.has(file)) continue;
        known.add(file);
        waiting.push(file);
      }
      goOn();
    },
    /** Looks again whether it may fetch. */
    goOn,
    stop: (): void => {
      over = true;
    },
  };
}
