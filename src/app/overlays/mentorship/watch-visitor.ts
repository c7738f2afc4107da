import { createClickBurst } from './click-burst';
import { createIdleTimer } from './idle';

/** Mouse and key activity, and what stands for the mouse on a touch screen. */
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

/** A label that is pressed clicks its control too: that is one click of the person. */
function isEcho(target: EventTarget | null, before: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || !(before instanceof Node)) return false;
  return target !== before && [...(target.labels ?? [])].some((label) => label.contains(before));
}

/**
 * Watches for what opens the popup: 15,000 ms without mouse or key activity, or five clicks within
 * 2,000 ms (R25). Nobody is idle on a page that is hidden: coming back begins the wait anew. Returns how
 * to stop.
 */
export function watchVisitor(onNudge: (by: 'idle' | 'clicks') => void): () => void {
  const timer = createIdleTimer(() => onNudge('idle'));
  const isBurst = createClickBurst();
  let clicked: EventTarget | null = null;
  const onActivity = () => {
    if (!document.hidden) timer.arm();
  };
  const onVisibility = () => (document.hidden ? timer.disarm() : timer.arm());
  const onClick = ({ target }: MouseEvent) => {
    const echo = isEcho(target, clicked);
    clicked = target;
    if (!echo && isBurst(performance.now())) onNudge('clicks');
  };
  const quietly = { capture: true, passive: true };
  for (const name of ACTIVITY) window.addEventListener(name, onActivity, quietly);
  window.addEventListener('click', onClick, quietly);
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    timer.disarm();
    for (const name of ACTIVITY) window.removeEventListener(name, onActivity, quietly);
    window.removeEventListener('click', onClick, quietly);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
