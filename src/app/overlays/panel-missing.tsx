import { useEffect } from 'react';
import { openPanel } from '@/shared/panel/panel-store';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';

/** Replaces a panel whose code failed to load: closes it with a toast. The next opening tries again. */
export function PanelMissing() {
  const { t } = useTranslation();
  useEffect(() => {
    openPanel(null);
    toast('error', t('failure.network'));
  }, [t]);
  return null;
}
