import { ACTIVITY, takeEarlyActivity } from '@/browser/early-activity';

/** Milliseconds without mouse or key activity (spec section 9, R25). */
export const IDLE_MS = 15_000;
/** This many clicks within this many milliseconds (spec section 9, R25). */
export const BURST = { clicks: 5, ms: 2000 } as const;

/** What opens the popup, and the target of the last click before it. */
export type Nudge = { by: 'idle' | 'clicks'; pressed: EventTarget | null };

/** Takes the time of each click; whether it and the four before are within 2,000 ms, inclusive. */
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
 * Reports what opens the popup: idle time or a burst of clicks (R25). The first watch of a document includes the
 * activity before it. A hidden page is not idle; the wait starts over when it is visible again. Returns the cleanup.
 */
export function watchVisitor(onNudge: (nudge: Nudge) => void): () => void {
  const { activeAt, clicks } = takeEarlyActivity();
  const isBurst = createClickBurst();
  let clicked: EventTarget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFrom = (start: number) => {
    clearTimeout(timer);
    const left = Math.max(0, start + IDLE_MS - performance.now());
    if (!document.hidden) timer = setTimeout(() => onNudge({ by: 'idle', pressed: clicked }), left);
  };
  const restartTimer = () => waitFrom(performance.now());
  const countClick = (target: EventTarget | null, at: number) => {
    const echo = isEcho(target, clicked);
    clicked = target;
    if (!echo && isBurst(at)) onNudge({ by: 'clicks', pressed: target });
  };
  const onClick = ({ target }: MouseEvent) => countClick(target, performance.now());
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const name of ACTIVITY) window.addEventListener(name, restartTimer, options);
  window.addEventListener('click', onClick, options);
  document.addEventListener('visibilitychange', restartTimer, options);
  waitFrom(activeAt);
  for (const { target, at } of clicks) countClick(target, at);
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
