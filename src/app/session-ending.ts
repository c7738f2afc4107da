import { create } from 'zustand';

/**
 * The key of the history entry that was open when a session ended. Until /login replaces that entry, its page does not
 * render for the visitor and sends no requests (R17).
 */
export const useSessionEnding = create<{ locationKey: string | null }>(() => ({
  locationKey: null,
}));
