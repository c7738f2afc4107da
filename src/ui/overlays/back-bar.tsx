import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** An element before the logo, which it replaces on a phone. */
function createBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'contents max-md:[&+a]:hidden';
  return bar;
}

/**
 * Puts the way back at the start of the header, where a phone shows it in place of the logo. The element is created here,
 * because a place for it in the header would weigh on the home page.
 */
export function BackBar({ children }: { children: ReactNode }) {
  const [bar] = useState(createBar);
  // Before the paint, so that the logo is not seen first.
  useLayoutEffect(() => {
    document.querySelector('header > div')?.prepend(bar);
    return () => bar.remove();
  }, [bar]);
  return createPortal(children, bar);
}
