const queues = new Map<string, Promise<unknown>>();

/** The fallback: a queue in this tab. */
function enqueue<T>(name: string, work: () => Promise<T>): Promise<T> {
  const run = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, run);
  const cleanUp = () => {
    if (queues.get(name) === run) queues.delete(name);
  };
  run.then(cleanUp, cleanUp);
  return run;
}

/** Runs one task per name at a time: across tabs with Web Locks, else in this tab. Settles as the task does. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return enqueue(name, work);
  const run = { started: false };
  try {
    return await navigator.locks.request(name, () => {
      run.started = true;
      return work();
    });
  } catch (error) {
    // Locks are denied, for example in a sandboxed frame.
    if (run.started) throw error;
    return enqueue(name, work);
  }
}
