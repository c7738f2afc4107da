import { useCallback, useState } from 'react';

export type ElementSize = { width: number; height: number };

/** The size of the content of an element, in px; `null` until it is known. */
export function useElementSize(): [(element: Element | null) => () => void, ElementSize | null] {
  const [size, setSize] = useState<ElementSize | null>(null);
  const ref = useCallback((element: Element | null) => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
