import type { LoadTracker } from './tracker';

export type Service = { kind: 'heatmap' | 'pixel' | 'vitals'; name: string; load: LoadTracker };

/** The services with an id or address in this production build. The conditions are written out so that the build drops the rest (R28). */
export const SERVICES: readonly Service[] = [
  ...(import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  import.meta.env.VITE_HEATMAP_ID
    ? [
        {
          kind: 'heatmap',
          name: 'Microsoft Clarity',
          load: async (isSameSession) => {
            const { createHeatmap } = await import('./heatmap');
            return createHeatmap(import.meta.env.VITE_HEATMAP_ID ?? '', isSameSession);
          },
        } satisfies Service,
      ]
    : []),
  ...(import.meta.env.PROD && import.meta.env.MODE === 'production' && import.meta.env.VITE_PIXEL_ID
    ? [
        {
          kind: 'pixel',
          name: 'Meta',
          load: async (isSameSession) => {
            const { createPixel } = await import('./pixel');
            return createPixel(import.meta.env.VITE_PIXEL_ID ?? '', isSameSession);
          },
        } satisfies Service,
      ]
    : []),
  ...(import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  import.meta.env.VITE_VITALS_URL
    ? [
        {
          kind: 'vitals',
          name: 'Saola',
          load: async () => {
            const { createVitals } = await import('./vitals');
            return createVitals(import.meta.env.VITE_VITALS_URL ?? '');
          },
        } satisfies Service,
      ]
    : []),
];
