import type { ComponentProps } from 'react';
import { useHandOverFocus } from '@/shared/hooks/use-hand-over-focus';
import { Button } from '@/ui/button';

/** The button of a failed load. It is not there while the load is repeated, and hands over its focus then. */
export function RetryButton(props: ComponentProps<typeof Button>) {
  const button = useHandOverFocus<HTMLButtonElement>();
  return <Button ref={button} {...props} />;
}
