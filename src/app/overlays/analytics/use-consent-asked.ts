import { IMPLIED, isAsked, useConsent } from './consent';

function useAsked(): boolean {
  return useConsent((state) => isAsked(state, IMPLIED));
}

function useNeverAsked(): boolean {
  return false;
}

/** Whether the question of consent stands open, so that nothing else opens over it; never without services. */
export const useConsentIsAsked =
  import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  (import.meta.env.VITE_HEATMAP_ID || import.meta.env.VITE_PIXEL_ID)
    ? useAsked
    : useNeverAsked;
