import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { Icon } from './icon';

type Props = {
  title: string;
  level?: 1 | 2 | 3;
  retry: () => void;
  retrying: boolean;
  retryLabel: string;
  /** What it means for the reader. */
  children: ReactNode;
  /** An alternative to retrying. */
  otherWay?: ReactNode;
};

/** A failed load: what it means, and a retry button (R15). */
export function FailedState({
  title,
  level = 2,
  retry,
  retrying,
  retryLabel,
  children,
  otherWay,
}: Props) {
  return (
    <EmptyState
      className="ruled pt-8"
      level={level}
      title={title}
      actions={
        <>
          <Button loading={retrying} onClick={retry}>
            <Icon of={RotateCw} />
            {retryLabel}
          </Button>
          {otherWay}
        </>
      }
    >
      <p>{children}</p>
    </EmptyState>
  );
}
