import { useEffect } from 'react';
import { openPanel, useOpenPanel } from '@/shared/panel/panel-store';

const isMac = () => navigator.userAgent.includes('Mac');

/** Whether a modal dialog hides part of the page. Live regions stay visible, so not all of it is hidden. */
function isBehindDialog(): boolean {
  return document.querySelector('[data-base-ui-inert][aria-hidden="true"]') !== null;
}

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
