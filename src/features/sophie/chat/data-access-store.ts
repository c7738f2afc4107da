import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';

/** What Sophie may read. */
export type DataAccess = { answers: boolean; saved: boolean };

const ALL: DataAccess = { answers: true, saved: true };

/** What Sophie may read during this visit; by default both. */
export const useDataAccess = create<DataAccess>()(
  persist(() => ALL, {
    name: 'sophieSees',
    storage: createJSONStorage(() => visitStorage),
    merge: (saved, state) => {
      const given = new Map(Object.entries(Object(saved)));
      // Invalid stored values are not consent.
      const may = (name: keyof DataAccess) =>
        given.has(name) ? given.get(name) === true : state[name];
      return { answers: may('answers'), saved: may('saved') };
    },
  }),
);

onSessionReset(() => useDataAccess.setState(ALL));
