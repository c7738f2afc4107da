import { useEffect } from 'react';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';

/** Keeps the app from reloading the document while a form has unsaved changes (R26). */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? registerUnsavedChanges(() => true) : undefined), [dirty]);
}
