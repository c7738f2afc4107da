import type { ComponentProps } from 'react';
import { useFocusOnUnmount } from '@/shared/hooks/use-focus-on-unmount';
import { Button } from '@/ui/button';

/** A button that disappears when it is pressed, for example `Try again`. Its focus moves to the dialog or the heading. */
export function SelfRemovingButton(props: ComponentProps<typeof Button>) {
  const button = useFocusOnUnmount<HTMLButtonElement>();
  return <Button ref={button} {...props} />;
}
