import { createContext, use } from 'react';
import type { Program } from '@/api/program/contract';
import type { Id } from '@/api/http/schemas';

/** `undo`: it was just taken off with what the student had written on it, and can come back as it was. */
export type SavedState = 'none' | 'saved' | 'undo';

/** What is saved, by a visitor on the device or by a student in the account. */
export type Saved = {
  /** Where it is kept. */
  place: 'device' | 'account';
  /** Programs that are saved; `null` while that is not known. */
  count: number | null;
  stateOf: (programId: Id) => SavedState;
  /** Saves a program, takes it off, or brings back what was taken off. */
  toggle: (program: Program) => void;
  /** The student's list did not load. */
  failed: boolean;
  retry: () => void;
  retrying: boolean;
};

/** Filled by `SavedProvider`. */
export const SavedContext = createContext<Saved | null>(null);

/** Everything that is saved. Throws outside a `SavedProvider`. */
export function useSavedPrograms(): Saved {
  const saved = use(SavedContext);
  if (!saved) throw new Error('SavedProvider is missing');
  return saved;
}

/** Whether a program is saved, and what saves it or takes it off. */
export function useSaved(program: Program): {
  saved: boolean;
  state: SavedState;
  toggle: () => void;
} {
  const { stateOf, toggle } = useSavedPrograms();
  const state = stateOf(program.id);
  return { saved: state === 'saved', state, toggle: () => toggle(program) };
}
