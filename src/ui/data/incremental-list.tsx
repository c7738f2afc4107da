import { startTransition, useEffect, useState, type ReactNode } from 'react';

type Props = {
  /** Keyed items. */
  children: readonly ReactNode[];
  /** Items rendered at first, enough for a tall screen, and how many more in each further step. */
  first: number;
  step: number;
  /** Element that reserves space for the items to come, so that nothing below the list is in view before them. */
  placeholder: 'li' | 'div';
  /** Renders all items at once: a page restored by Back needs its full height, a link may lead far down. */
  allAtOnce?: boolean;
};

/**
 * Renders a long list in steps, each in a task of its own, so that the browser can respond between two of them.
 * An item that joins a complete list is rendered at once.
 */
export function IncrementalList({ children, first, step, placeholder, allAtOnce = false }: Props) {
  const [rendered, setRendered] = useState(first);
  const all = children.length;
  useEffect(() => {
    if (rendered <= all) startTransition(() => setRendered(rendered + step));
  }, [rendered, all, step]);
  if (allAtOnce || rendered >= all) return children;
  const Placeholder = placeholder;
  return [
    ...children.slice(0, rendered),
    // A new element in each step: moving the same one would count as a layout shift.
    <Placeholder
      key={`placeholder-${rendered}`}
      aria-hidden
      className="h-[calc(100*var(--dvh))]"
    />,
  ];
}
