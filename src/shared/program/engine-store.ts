import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';
import type { EnginePosition } from '@/api/engine/queries';

type EngineState = {
  /** Where the engine stands: before majors, after majors, or signed in (spec section 4, R20). */
  position: EnginePosition;
  /** An engine was asked, cached or not (R20). */
  ask: (position: EnginePosition) => void;
  reset: () => void;
};

/** The engine's position. Its overview is part of the final engine's answer and is not kept twice (R33). */
export const useEngine = create<EngineState>((set) => ({
  position: 'pre',
  ask: (position) => set({ position }),
  reset: () => set({ position: 'pre' }),
}));

onSessionReset(() => useEngine.getState().reset());
