import { useTranslation } from '@/i18n/use-translation';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { Button } from '@/ui/button';

/** Back to the question before. */
export function BackButton() {
  const { t } = useTranslation('discovery');
  const { step, goTo } = useDiscovery();
  return (
    <Button variant="second" onClick={() => goTo(step - 1)}>
      {t('back')}
    </Button>
  );
}
