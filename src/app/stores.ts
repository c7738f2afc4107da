import { useCompare } from '@/features/results/compare-store';
import { useEngine } from '@/features/results/engine-store';
import { useSelections } from '@/features/selections/store';

/** Puts every store that holds something of a person back to its beginning (R17, R19). */
export function resetStores(): void {
  useSelections.getState().reset();
  useEngine.getState().reset();
  useCompare.getState().reset();
}
