import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearMessagesMutation } from '@/api/sophie/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useSubmit } from '@/shared/forms/use-submit';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Notice } from '@/ui/notice';
import { removeTurns } from './conversation';

export function ClearChatDialog({ onClose }: { onClose: (cleared: boolean) => void }) {
  const { t } = useTranslation(['sophie', 'common']);
  const { mutateAsync } = useMutation(clearMessagesMutation(useQueryClient(), removeTurns));
  const { busy, problem, isOpen, submit } = useSubmit();
  const cancel = () => onClose(false);
  const clear = async () => {
    await mutateAsync();
    if (isOpen()) onClose(true);
  };

  return (
    <Dialog
      open
      onClose={cancel}
      title={t('clear.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="warn" loading={busy} onClick={() => void submit(clear)}>
            {t('clear.confirm')}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {t('common:action.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('clear.text')}</p>
      <div role="status">
        {problem !== null && (
          <Notice tone="warn" className="mt-4">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
