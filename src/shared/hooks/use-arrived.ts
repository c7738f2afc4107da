import { useState } from 'react';

/** Whether the view has changed since the page was mounted. */
export function useArrived(view: string | null): boolean {
  const [seen, setSeen] = useState({ view, arrived: false });
  if (seen.view !== view) setSeen({ view, arrived: true });
  return seen.arrived;
}
