import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { Icon } from './icon';

type Props = {
  title: string;
  /** Where the title stands in the page's outline. */
  level?: 1 | 2 | 3;
  retry: () => void;
  /** It is being asked again. */
  retrying: boolean;
  retryLabel: string;
  /** What it means for the reader. */
  children: ReactNode;
  /** Another way on beside trying again. */
  otherWay?: ReactNode;
};

/** Something did not load: what it means, and a try again by hand (R15). */
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
