import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';

/** What can be opened over any page: the talk with Sophie, or the search of everything. */
export type PanelName = 'chat' | 'search';

/** Which panel is open over the page; `null` for none. One at a time. */
export const useOpenPanel = create<{ panel: PanelName | null }>(() => ({ panel: null }));

/** Opens a panel, in the place of another one that is open; `null` closes it. */
export function openPanel(panel: PanelName | null): void {
  useOpenPanel.setState({ panel });
}

onSessionReset(() => openPanel(null));
