import { startTransition, useEffect, useState, type ReactNode } from 'react';

interface InPartsProps {
  /** The rows of a list, or whatever is drawn one after the other; each with its key. */
  children: readonly ReactNode[];
  /** How many are drawn at first, enough for a tall screen, and how many more in each step after it. */
  first: number;
  step: number;
  /** What holds the place of the rest, so that what comes after the list is not in sight before it is. */
  room: 'li' | 'div';
  /** All at once: where the page is as tall as it was left, or something far down is looked for. */
  whole?: boolean;
}

/**
 * Draws a long list a part at a time, each in a task of its own, so that the browser can answer between two of them:
 * what is in sight comes first, the rest while it is read. What is drawn once stays drawn.
 */
export function InParts({ children, first, step, room: Room, whole = false }: InPartsProps) {
  const [drawn, setDrawn] = useState(first);
  const all = children.length;
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + step));
  }, [drawn, all, step]);
  if (whole || drawn >= all) return children;
  return [
    ...children.slice(0, drawn),
    // Another one each time: the same one would have moved.
    <Room key={`room-${drawn}`} aria-hidden className="h-dvh" />,
  ];
}
