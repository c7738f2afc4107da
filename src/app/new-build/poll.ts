/**
 * Calls `check` every `everyMs`, one at a time and only online. Timers pause in hidden tabs: when the tab or the network
 * comes back, a check that is due runs at once. Returns a function that stops it.
 */
export function poll(check: () => Promise<void>, everyMs: number): () => void {
  let last = Date.now();
  let checking = false;
  let timer = setTimeout(run, everyMs);

  function run(): void {
    clearTimeout(timer);
    timer = setTimeout(run, everyMs);
    if (checking || !navigator.onLine) return;
    checking = true;
    last = Date.now();
    void check().finally(() => {
      checking = false;
    });
  }

  const catchUp = () => {
    if (document.visibilityState === 'visible' && Date.now() - last >= everyMs) run();
  };
  document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('pageshow', catchUp);
  window.addEventListener('online', catchUp);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', catchUp);
    window.removeEventListener('pageshow', catchUp);
    window.removeEventListener('online', catchUp);
  };
}
