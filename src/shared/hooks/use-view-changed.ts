import { useState } from 'react';

/** Whether the view has changed since the page was mounted. */
export function useViewChanged(view: string | null): boolean {
  const [seen, setSeen] = useState({ view, changed: false });
  if (seen.view !== view) setSeen({ view, changed: true });
  return seen.changed;
}
