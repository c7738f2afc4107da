import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { toggleTheme } from '@/browser/theme';
import { IconButton } from '@/ui/icon-button';

/** Switches light and dark. Which button shows is decided by the class on `<html>`, before any script. */
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
