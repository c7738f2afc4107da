import { useState, type ComponentProps } from 'react';

/**
 * The heading of a list, for screen readers. Over the list, and seen, while the focus that was moved to it by keyboard
 * is on it.
 */
export function ListHeading({ children, ...props }: ComponentProps<'h2'>) {
  const [isShown, setShown] = useState(false);
  return (
    // It only looks different with the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <h2
      {...props}
      tabIndex={-1}
      onFocus={({ currentTarget }) => setShown(currentTarget.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
      className={
        isShown ? 'absolute z-10 scroll-mt-4 rounded bg-surface px-4 py-2.5' : 'sr-only scroll-mt-4'
      }
    >
      {children}
    </h2>
  );
}
