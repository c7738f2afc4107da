import { useEffect } from 'react';
import { whileDirty } from '@/browser/unsaved-changes';

/** A form with something in it that is kept nowhere else: no load of ours takes it away meanwhile (R26). */
export function useDirty(dirty: boolean): void {
  useEffect(() => (dirty ? whileDirty(() => true) : undefined), [dirty]);
}
