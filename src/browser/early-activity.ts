import type { EarlyActivity } from './start-state';

/** Mouse and key events: each restarts the wait of the mentorship popup (R25). */
export const ACTIVITY = [
  'mousemove',
  'mousedown',
  'mouseup',
  'wheel',
  'keydown',
  'keyup',
  'touchstart',
  'touchmove',
] as const;

/** Records activity from the start of the document until `takeEarlyActivity`. */
export function recordEarlyActivity(): void {
  const listeners = new AbortController();
  const activity: EarlyActivity = {
    activeAt: 0,
    clicks: [],
    stopRecording: () => listeners.abort(),
  };
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const name of [...ACTIVITY, 'visibilitychange']) {
    window.addEventListener(name, () => (activity.activeAt = performance.now()), options);
  }
  const onClick = ({ target, detail }: MouseEvent) => {
    // Clicks by a script, such as those that are replayed after hydration, have no detail.
    if (detail > 0) activity.clicks.push({ at: performance.now(), target });
  };
  window.addEventListener('click', onClick, options);
  window.earlyActivity = activity;
}

/** The activity before this call, for its first caller in a document; otherwise none, with a wait that begins now. */
export function takeEarlyActivity(): Pick<EarlyActivity, 'activeAt' | 'clicks'> {
  const { earlyActivity } = window;
  window.earlyActivity = undefined;
  earlyActivity?.stopRecording();
  return earlyActivity ?? { activeAt: performance.now(), clicks: [] };
}
