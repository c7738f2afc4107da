import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';

/** The keys of the cards that show their steps, for this visit. */
const useOpenCards = create<ReadonlySet<string>>(() => new Set());

onSessionReset(() => useOpenCards.setState(new Set(), true));

export function useIsOpen(key: string): boolean {
  return useOpenCards((keys) => keys.has(key));
}

export function toggleCard(key: string): void {
  const keys = new Set(useOpenCards.getState());
  if (!keys.delete(key)) keys.add(key);
  useOpenCards.setState(keys, true);
}
