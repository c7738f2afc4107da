import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';

/** What Sophie may look at. */
export type Sees = { answers: boolean; saved: boolean };

const ALL: Sees = { answers: true, saved: true };

/** What Sophie may look at in this visit: both, until the student says otherwise. */
export const useSees = create<Sees>()(
  persist(() => ALL, {
    name: 'sophieSees',
    storage: createJSONStorage(() => visitStorage),
    merge: (saved, state) => {
      const given = new Map(Object.entries(Object(saved)));
      // Garbage is no consent: only what says `true`, or nothing at all, lets her look.
      const may = (name: keyof Sees) => (given.has(name) ? given.get(name) === true : state[name]);
      return { answers: may('answers'), saved: may('saved') };
    },
  }),
);

onSessionReset(() => useSees.setState(ALL));
