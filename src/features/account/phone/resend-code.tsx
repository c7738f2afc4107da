import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeFailure, isCancelled } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lib/failure';
import { Button } from '@/ui/button';
import { startWait, useSecondsLeft } from './code-timer';

type Props = {
  /** Whether a code can be sent now, as far as the form around it goes. */
  ready?: () => Promise<boolean>;
  /** Has a code sent; resolves to how long the next one has to wait, in seconds. */
  send: () => Promise<number>;
};

/**
 * Asks for another code. The seconds count down where they can be seen; what is read out is only that a
 * code was sent, and that another one can be asked for.
 */
export function ResendCode({ ready, send }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { t: tCommon } = useTranslation();
  const left = useSecondsLeft();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { shownInPlace: true },
    onSuccess: (seconds) => {
      setSent(true);
      startWait(seconds);
    },
    onError: (error) => {
      if (!isCancelled(error)) setFailure(describeFailure(error));
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const press = async () => {
    if (left > 0 || sending.current) return;
    sending.current = true;
    setSent(false);
    setFailure(null);
    if (ready && !(await ready())) sending.current = false;
    else mutate();
  };
  const status = () => {
    if (left > 0) return sent ? t('code.sentAgain') : '';
    return sent ? t('code.again') : '';
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="quiet"
          className="-ml-2.5 aria-disabled:text-muted"
          aria-disabled={left > 0 || undefined}
          loading={isPending}
          onClick={() => void press()}
        >
          {t('code.resend')}
        </Button>
        {left > 0 && (
          <span aria-hidden className="num text-muted">
            {t('code.in', { seconds: left })}
          </span>
        )}
      </div>
      <p role="status" className="text-muted empty:hidden">
        {status()}
      </p>
      <p role="alert" className="text-accent empty:hidden">
        {failure && failureText(tCommon, failure)}
      </p>
    </div>
  );
}
