import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { tabStorage } from '@/browser/tab-storage';

type DataAccess = { answers: boolean; saved: boolean };

const ALL: DataAccess = { answers: true, saved: true };

/** What Sophie may read during this visit; by default both. */
export const useDataAccess = create<DataAccess>()(
  persist(() => ALL, {
    name: 'sophieSees',
    storage: createJSONStorage(() => tabStorage),
    merge: (saved, state) => {
      const stored: { answers?: unknown; saved?: unknown } = { ...state, ...Object(saved) };
      // Invalid stored values are not consent.
      return { answers: stored.answers === true, saved: stored.saved === true };
    },
  }),
);

// An expired visit gives nothing back that the visitor has withheld.
onSessionReset((by) => {
  if (by !== 'expired-visit') useDataAccess.setState(ALL);
});
