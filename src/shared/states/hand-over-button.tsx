import type { ComponentProps } from 'react';
import { useHandOverFocus } from '@/shared/hooks/use-hand-over-focus';
import { Button } from '@/ui/button';

/** A button that its press removes, like that of a failed load. It hands over its focus then. */
export function HandOverButton(props: ComponentProps<typeof Button>) {
  const button = useHandOverFocus<HTMLButtonElement>();
  return <Button ref={button} {...props} />;
}
