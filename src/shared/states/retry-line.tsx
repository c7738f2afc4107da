import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';

type Props = {
  text: string;
  retry: () => unknown;
  retrying?: boolean;
  role?: 'alert';
  className?: string;
};

/** A part of a page that did not load, with a button to try again (R15). */
export function RetryLine({ text, retry, retrying = false, role, className }: Props) {
  const { t } = useTranslation();
  return (
    <div role={role} className={className}>
      <p className="mb-3 text-muted">{text}</p>
      <Button variant="second" loading={retrying} onClick={() => void retry()}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
