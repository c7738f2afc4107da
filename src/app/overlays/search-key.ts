import { useEffect } from 'react';
import { isBehindDialog } from '@/ui/overlays/is-behind-dialog';
import { openPanel, useOpenPanel } from '@/shared/panel/panel-store';

const isMac = () => navigator.userAgent.includes('Mac');

/** Ctrl+K, or Cmd+K on a Mac, toggles the search. Over another dialog the browser handles it. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const pressed = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!pressed || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      const { panel } = useOpenPanel.getState();
      if (panel === null && isBehindDialog()) return;
      event.preventDefault();
      // A held key would toggle it repeatedly.
      if (event.repeat) return;
      openPanel(panel === 'search' ? null : 'search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
