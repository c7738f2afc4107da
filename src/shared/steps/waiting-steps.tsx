import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from '@/i18n/use-translation';
import { Icon } from '@/ui/icon';
import { useLate } from '@/ui/use-late';
import { STEP_LATE_MS } from './outbox';

/** Changes of steps that are only on this device, once they have waited for a while. */
export function WaitingSteps({ count }: { count: number }) {
  const { t } = useTranslation('today');
  const isLate = useLate(count > 0, STEP_LATE_MS);
  return (
    <p role="status" className={isLate ? 'inline-flex min-h-6 items-center gap-2' : 'sr-only'}>
      {isLate && <Icon of={CloudOff} size={18} />}
      {isLate && t('waiting', { count })}
    </p>
  );
}
