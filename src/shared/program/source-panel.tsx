import { useTranslation } from '@/i18n/use-translation';
import { Popover } from '@/ui/overlays/popover';
import type { PanelAnchor } from '@/ui/overlays/use-anchored-panel';

/** Explains what an illustrative figure is, and where to find the real one. */
export function SourcePanel(anchor: PanelAnchor) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <Popover {...anchor} title={t('row.illustrativeTitle')} closeLabel={t('common:action.close')}>
      <p>{t('row.illustrativeText')}</p>
    </Popover>
  );
}
