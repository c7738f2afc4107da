const queues = new Map<string, Promise<unknown>>();

/** One after the other in this tab. */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const run = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, run);
  const forget = () => {
    if (queues.get(name) === run) queues.delete(name);
  };
  run.then(forget, forget);
  return run;
}

/**
 * Runs one piece of work at a time under a name, in all tabs together where the browser can (Web Locks), else
 * in this tab alone. Settles as the work does.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return inTurn(name, work);
  const run = { begun: false };
  try {
    return await navigator.locks.request(name, () => {
      run.begun = true;
      return work();
    });
  } catch (error) {
    // A page that may have no locks, as in a sandboxed frame.
    if (run.begun) throw error;
    return inTurn(name, work);
  }
}
