import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { toggleTheme } from '@/browser/theme';
import { IconButton } from '@/ui/icon-button';
import { useDarkTheme } from './use-dark-theme';

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
