import { useEffect } from 'react';
import { openPanel, useOpenPanel } from '@/shared/panel/panel-store';

const isMac = () => navigator.userAgent.includes('Mac');

/** Whether a modal dialog hides something of the page; what is read out by itself stays, so not all of it is. */
function behindDialog(): boolean {
  return document.querySelector('[data-base-ui-inert][aria-hidden="true"]') !== null;
}

/** Ctrl+K, or Cmd+K on a Mac, opens and closes the search. Over another dialog it is the browser's. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      const { panel } = useOpenPanel.getState();
      if (panel === null && behindDialog()) return;
      event.preventDefault();
      // A key that is held down would open and close it all the while.
      if (event.repeat) return;
      openPanel(panel === 'search' ? null : 'search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
