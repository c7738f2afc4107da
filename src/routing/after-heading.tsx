import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

type Props = { children: ReactNode; placeholder?: ReactNode };

/**
 * The content below a page's heading. After a click on a link it is rendered in the background, so that the heading is
 * painted first. On a first load and after Back or Forward it is rendered at once: the HTML has it, and the browser
 * restores the scroll position.
 */
export function AfterHeading({
  children,
  placeholder = <div className="min-h-[calc(100*var(--dvh))]" />,
}: Props) {
  const clicked = useNavigationType() === NavigationType.Push;
  return useDeferredValue(true, !clicked) ? children : placeholder;
}
