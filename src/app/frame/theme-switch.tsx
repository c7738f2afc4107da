import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isDark, toggleTheme } from '@/browser/theme';
import { IconButton } from '@/ui/icon-button';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Whether the theme is dark; unknown in a prerendered page until it is hydrated (R38). */
function useDarkTheme(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isDark, () => undefined);
}

/** The theme class on `<html>` decides in CSS which icon shows, before any script runs. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  return (
    <IconButton
      aria-label={t('theme.toggle')}
      aria-pressed={useDarkTheme()}
      icon={Moon}
      darkIcon={Sun}
      onClick={toggleTheme}
    />
  );
}
