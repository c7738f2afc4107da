import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { useDiscovery } from '@/shared/discovery/discovery-store';

type Props = { onClose: () => void; onCleared: () => void };

/** Confirms before the answers and the result are deleted (R24). */
export function ClearQuizDialog({ onClose, onCleared }: Props) {
  const { t } = useTranslation(['discovery', 'common']);
  const clear = useDiscovery((state) => state.clear);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clear.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button
            variant="warn"
            onClick={() => {
              onClose();
              clear();
              onCleared();
            }}
          >
            {t('clear.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('clear.keep')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('clear.text')}</p>
    </Dialog>
  );
}
