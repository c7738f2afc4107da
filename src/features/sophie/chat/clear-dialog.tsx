import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeFailure, isCancelled, statusOf } from '@/api/http/errors';
import { clearMessagesMutation } from '@/api/sophie/queries';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/overlays/toaster';
import { forgetTurns } from './conversation';

/** Asks before the conversation is forgotten for good; what fails is said here, or by a toast once it is closed (R15). */
export function ClearDialog({ onClose }: { onClose: (cleared: boolean) => void }) {
  const { t } = useTranslation(['sophie', 'common']);
  const { t: tCommon } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(clearMessagesMutation(client, forgetTurns));
  const sending = useRef(false);
  const left = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function leave() {
    left.current = true;
    onClose(false);
  }

  async function clear() {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await mutateAsync();
      if (!left.current) onClose(true);
    } catch (error) {
      // A 401 has had its toast (R17).
      if (!isCancelled(error) && statusOf(error) !== 401) {
        const text = failureText(tCommon, describeFailure(error));
        if (left.current) toast('error', text);
        else setProblem(text);
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('clear.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="warn" loading={busy} onClick={() => void clear()}>
            {t('clear.confirm')}
          </Button>
          <Button variant="quiet" onClick={leave}>
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
