import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { describeFailure } from '@/api/http/errors';
import { failureCause } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { SelfRemovingButton } from './self-removing-button';

type Props = {
  title: string;
  level?: 1 | 2 | 3;
  retry: () => void;
  retrying?: boolean;
  /** Why it failed, unless a toast says it. */
  error?: unknown;
  /** What it means for the reader. */
  children?: ReactNode;
  /** An alternative to retrying. */
  otherWay?: ReactNode;
  className?: string;
};

/** A failed load: what it means, and a retry button (R15). */
export function FailedState({
  retry,
  retrying = false,
  error,
  children,
  otherWay,
  className = 'ruled pt-8',
  ...heading
}: Props) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...heading}
      className={className}
      actions={
        <>
          <SelfRemovingButton loading={retrying} onClick={retry}>
            <Icon of={RotateCw} />
            {t('action.tryAgain')}
          </SelfRemovingButton>
          {otherWay}
        </>
      }
    >
      {error !== undefined && `${failureCause(t, describeFailure(error))} `}
      {children}
    </EmptyState>
  );
}
