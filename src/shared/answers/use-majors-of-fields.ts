import { useState } from 'react';
import type { Answers } from './answers';

/**
 * Puts the majors that were chosen in a field back when that field is chosen again: arrow keys pass through the
 * fields, and each one removes the majors of the last. Other changes stay as they are. They are remembered as long as the page is open.
 */
export function useMajorsOfFields({ parentId, titleIds }: Answers) {
  const [majors] = useState(() => new Map<string, Answers['titleIds']>());
  return (change: Partial<Answers>): Partial<Answers> => {
    if (!('parentId' in change)) return change;
    majors.set(String(parentId), titleIds);
    return { ...change, titleIds: majors.get(String(change.parentId)) ?? [] };
  };
}
