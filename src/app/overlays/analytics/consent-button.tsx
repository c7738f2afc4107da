import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { reopenConsent } from './consent';

export function ConsentButton({ className }: { className: string }) {
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  return (
    <button type="button" onClick={() => reopenConsent(true)} className={className}>
      {t('consent.change')}
    </button>
  );
}
