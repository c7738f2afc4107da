/** Milliseconds without mouse or key activity (spec section 9, R25). */
export const IDLE_MS = 15_000;
/** This many clicks within this many milliseconds (spec section 9, R25). */
export const BURST = { clicks: 5, ms: 2000 } as const;

const ACTIVITY = [
  'mousemove',
  'mousedown',
  'mouseup',
  'wheel',
  'keydown',
  'keyup',
  'touchstart',
  'touchmove',
] as const;

/** Takes the time of each click; whether it and the four before are within 2,000 ms, that time included. */
export function createClickBurst(): (at: number) => boolean {
  let times: number[] = [];
  return (at) => {
    times = [...times, at].slice(-BURST.clicks);
    const [first] = times;
    return times.length === BURST.clicks && first !== undefined && at - first <= BURST.ms;
  };
}

/** The browser also clicks the control of a clicked label; both are one click of the person. */
function isEcho(target: EventTarget | null, before: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || !(before instanceof Node)) return false;
  return target !== before && [...(target.labels ?? [])].some((label) => label.contains(before));
}

/**
 * Reports what opens the popup: idle time or a burst of clicks (R25). A hidden page is not idle; the wait starts over
 * when it is visible again. Returns the cleanup.
 */
export function watchVisitor(onNudge: (by: 'idle' | 'clicks') => void): () => void {
  const isBurst = createClickBurst();
  let clicked: EventTarget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => onNudge('idle'), IDLE_MS);
  };
  const onClick = ({ target }: MouseEvent) => {
    const echo = isEcho(target, clicked);
    clicked = target;
    if (!echo && isBurst(performance.now())) onNudge('clicks');
  };
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const name of ACTIVITY) window.addEventListener(name, restartTimer, options);
  window.addEventListener('click', onClick, options);
  document.addEventListener('visibilitychange', restartTimer, options);
  restartTimer();
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
