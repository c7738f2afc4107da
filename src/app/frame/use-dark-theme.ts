import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const isDark = () => document.documentElement.classList.contains('theme-dark');

/** Whether the theme is dark; unknown in a prerendered page until it is hydrated (R38). */
export function useDarkTheme(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isDark, () => undefined);
}
