import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { toggleTheme } from '@/browser/theme';
import { IconButton } from '@/ui/icon-button';

/** The theme class on `<html>` decides in CSS which button shows, before any script runs. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const label = t('theme.toggle');
  return (
    <>
      <IconButton aria-label={label} icon={Moon} onClick={toggleTheme} className="dark:hidden" />
      <IconButton aria-label={label} icon={Sun} onClick={toggleTheme} className="not-dark:hidden" />
    </>
  );
}
