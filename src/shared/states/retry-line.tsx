import { describeFailure } from '@/api/http/errors';
import { failureCause } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { SelfRemovingButton } from './self-removing-button';

type Props = {
  text: string;
  /** Why it failed, unless a toast says it. */
  error?: unknown;
  retry: () => unknown;
  retrying?: boolean;
  role?: 'alert';
  className?: string;
};

/** A part of a page that did not load, with a button to try again (R15). */
export function RetryLine({ text, error, retry, retrying = false, role, className }: Props) {
  const { t } = useTranslation();
  return (
    <div role={role} className={className}>
      <p className="mb-3 wrap-anywhere text-muted">
        {text}
        {error !== undefined && ` ${failureCause(t, describeFailure(error))}`}
      </p>
      <SelfRemovingButton variant="second" loading={retrying} onClick={() => void retry()}>
        {t('action.tryAgain')}
      </SelfRemovingButton>
    </div>
  );
}
