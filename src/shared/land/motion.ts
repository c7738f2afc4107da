/** Whether the person has asked for less motion: then nothing moves (R43). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Cubic, from 0 to 1. */
export function easeOut(part: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
}
