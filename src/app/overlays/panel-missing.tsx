import { useEffect } from 'react';
import { openPanel } from '@/shared/panel/panel-store';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';

/** In the place of a panel whose code cannot be had: closes it and says so. Opened again, it is tried again. */
export function PanelMissing() {
  const { t } = useTranslation();
  useEffect(() => {
    openPanel(null);
    toast('error', t('failure.network'));
  }, [t]);
  return null;
}
