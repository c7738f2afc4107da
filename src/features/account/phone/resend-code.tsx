import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSubmit } from '@/shared/forms/use-submit';
import { Button } from '@/ui/button';
import { startWait, useSecondsLeft } from './code-timer';

type Props = {
  /** Checks whether the form around it is ready for a code. */
  ready?: () => Promise<boolean>;
  /** The code in the field. */
  current: () => string;
  clear: () => void;
  /** Requests a code. Resolves to the wait before the next one, in seconds. */
  send: () => Promise<number>;
};

/** Requests another code. The countdown is visual only; a status tells screen readers that a code was sent or can be requested. */
export function ResendCode({ ready, current, clear, send }: Props) {
  const { t } = useTranslation('account');
  const left = useSecondsLeft();
  const [sent, setSent] = useState(false);
  const { busy, problem, submit } = useSubmit();
  const resend = async () => {
    setSent(false);
    if (ready && !(await ready())) return;
    const before = current();
    const seconds = await send();
    // The new code may have come before the response.
    if (current() === before) clear();
    setSent(true);
    startWait(seconds);
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
          loading={busy}
          onClick={() => {
            if (left === 0) void submit(resend);
          }}
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
        {problem}
      </p>
    </div>
  );
}
