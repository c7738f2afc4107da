import { useState } from 'react';

/** Whether the page has shown another view than this one since it came up. */
export function useArrived(view: string | null): boolean {
  const [seen, setSeen] = useState({ view, arrived: false });
  if (seen.view !== view) setSeen({ view, arrived: true });
  return seen.arrived;
}
