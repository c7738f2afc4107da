import { prefersReducedMotion } from '@/shared/land/motion';

/** A ref that plays an animation when its element is mounted; none with reduced motion (R43). */
function plays(keyframes: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions) {
  return (element: Element | null) => {
    if (!element || prefersReducedMotion()) return;
    element.animate(keyframes, { ...timing, fill: 'backwards' });
  };
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** The text follows the picture. */
export const risingText = plays(
  { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
  { duration: 240, delay: 300, easing: EASE },
);

/** A stamp comes down, and turns as it does. */
export const fallingStamp = plays(
  { opacity: [0, 1], transform: ['rotate(-9deg) scale(1.35)', 'rotate(-5deg)'] },
  { duration: 240, delay: 160, easing: EASE },
);

/** A line is drawn, from the `index`-th on; its path length is 1. */
export const drawnLine = (index: number) =>
  plays(
    { strokeDasharray: ['1', '1'], strokeDashoffset: [1, 0] },
    { duration: 400, delay: index * 50, easing: 'ease-out' },
  );

/** A row of the land turns from its plain color into its own, from the front. */
export const litRow = (index: number) =>
  plays(
    { stroke: ['var(--color-contour)', 'var(--color-brand)'] },
    { duration: 400, delay: 100 + index * 45, easing: 'ease-out' },
  );
