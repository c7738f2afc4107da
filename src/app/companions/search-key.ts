import { useEffect } from 'react';
import { openPanel, usePanel } from '@/features/panel/panel-store';

const isMac = () => navigator.userAgent.includes('Mac');

/** Whether a dialog keeps the page from answering; a panel of ours may be it. */
function behindDialog(): boolean {
  return document.getElementById('root')?.matches('[inert], [aria-hidden="true"]') ?? false;
}

/** Ctrl+K, or Cmd+K on a Mac, opens and closes the search. Over another dialog it is the browser's. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      const { panel } = usePanel.getState();
      if (panel === null && behindDialog()) return;
      event.preventDefault();
      openPanel(panel === 'search' ? null : 'search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
