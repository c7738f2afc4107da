import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';
import { useLocale } from '@/i18n/use-locale';

export const CURRENCIES = ['usd', 'vnd'] as const;

/** The currency that was chosen for the tuition filter during this visit. */
export const useCurrency = create<{ chosen: (typeof CURRENCIES)[number] | null }>(() => ({
  chosen: null,
}));

onSessionReset(() => useCurrency.setState({ chosen: null }));

/** Whether rows have their tuition in đồng, too: in Vietnamese, and for those who chose đồng. */
export function useShowsDong(): boolean {
  const locale = useLocale();
  const chosen = useCurrency((state) => state.chosen);
  return locale === 'vi' || chosen === 'vnd';
}
