import { useState } from 'react';
import type { Answers } from '@/shared/answers/answers';

/**
 * Puts the majors that were chosen in a field back when that field is chosen again: the arrow keys of a select pass
 * through the fields, and each one removes the majors of the last. They are remembered as long as the page is open.
 */
export function useMajorsOfFields({ parentId, titleIds }: Answers) {
  const [majors] = useState(() => new Map<string, Answers['titleIds']>());
  return (change: Partial<Answers>): Partial<Answers> => {
    majors.set(String(parentId), titleIds);
    return { ...change, titleIds: majors.get(String(change.parentId)) ?? [] };
  };
}
