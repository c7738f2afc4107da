import { createContext, use } from 'react';
import type { Program } from '@/api/program/contract';
import type { Id } from '@/api/http/schemas';
import type { SavedState } from '@/shared/device-list/saved-toggle';

/** The programs that are saved: on the device of a visitor, or in the account of a student. */
export type SavedPrograms = {
  place: 'device' | 'account';
  /** `null` while it is not known. */
  count: number | null;
  stateOf: (programId: Id) => SavedState;
  /** Saves a program, removes it, or restores it as it was. */
  toggle: (program: Program) => void;
  /** The list of the account did not load. */
  failed: boolean;
  /** Why it did not. */
  error: unknown;
  retry: () => void;
};

/** Filled by `SavedProvider`. */
export const SavedProgramsContext = createContext<SavedPrograms | null>(null);

/** The saved programs. Throws outside a `SavedProvider`. */
export function useSavedPrograms(): SavedPrograms {
  const saved = use(SavedProgramsContext);
  if (!saved) throw new Error('SavedProvider is missing');
  return saved;
}
