import type { LoadTracker } from './tracker';

/** A service that this build was given an id for. Names are not translated. */
export type Service = { kind: 'heatmap' | 'pixel'; name: string; load: LoadTracker };

/**
 * The services of this build; none where it is not for production, or has no ids. The build knows both, and
 * leaves out the code of what cannot be: so the conditions stand here in full (R28).
 */
export const SERVICES: readonly Service[] = [
  ...(import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  import.meta.env.VITE_HEATMAP_ID
    ? [
        {
          kind: 'heatmap',
          name: 'Microsoft Clarity',
          load: async (still) => {
            const { createHeatmap } = await import('./heatmap');
            return createHeatmap(import.meta.env.VITE_HEATMAP_ID ?? '', still);
          },
        } satisfies Service,
      ]
    : []),
  ...(import.meta.env.PROD && import.meta.env.MODE === 'production' && import.meta.env.VITE_PIXEL_ID
    ? [
        {
          kind: 'pixel',
          name: 'Meta',
          load: async (still) => {
            const { createPixel } = await import('./pixel');
            return createPixel(import.meta.env.VITE_PIXEL_ID ?? '', still);
          },
        } satisfies Service,
      ]
    : []),
];
