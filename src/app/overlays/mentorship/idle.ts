/** Milliseconds without mouse or key activity after which the popup opens (spec section 9, R25). */
export const IDLE_MS = 15_000;

/** A timer that every sign of life puts back to its beginning. */
export type IdleTimer = {
  /** Begins to wait, or begins anew. */
  arm: () => void;
  /** Stops waiting until it is armed again. */
  disarm: () => void;
};

/** Calls `onIdle` once `ms` milliseconds after the last `arm`. */
export function createIdleTimer(onIdle: () => void, ms = IDLE_MS): IdleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const disarm = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    arm: () => {
      disarm();
      timer = setTimeout(onIdle, ms);
    },
    disarm,
  };
}
