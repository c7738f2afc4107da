import type { ComponentProps } from 'react';

/** The heading of a list, for screen readers; seen, over the list, while the keyboard has moved the focus to it. */
export function ListHeading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2
      {...props}
      tabIndex={-1}
      className="absolute z-10 scroll-mt-6 rounded bg-surface px-4 py-2.5 not-focus-visible:sr-only"
    >
      {children}
    </h2>
  );
}
