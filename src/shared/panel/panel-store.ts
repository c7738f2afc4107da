import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';

/** The panel over the page: the chat with Sophie, or the search. */
type PanelName = 'chat' | 'search';

export const useOpenPanel = create<{ panel: PanelName | null }>(() => ({ panel: null }));

/** Opens a panel in place of the open one; `null` closes it. */
export function openPanel(panel: PanelName | null): void {
  useOpenPanel.setState({ panel });
}

onSessionReset(() => openPanel(null));
