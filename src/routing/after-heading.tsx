import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

type Props = { children: ReactNode; placeholder?: ReactNode };

/**
 * What is below the heading of a page: rendered behind it after a click, so that the heading answers first. At once on a
 * first load, whose HTML has it, and after Back and Forward, which restore the scroll position.
 */
export function AfterHeading({ children, placeholder = <div className="min-h-dvh" /> }: Props) {
  const clicked = useNavigationType() === NavigationType.Push;
  return useDeferredValue(true, !clicked) ? children : placeholder;
}
