import { create } from 'zustand';

/**
 * The history entry that was open when a session ended, by its key. Until /login takes its place it is not
 * painted again for the visitor of a moment, and asks nothing in that name (R17).
 */
export const useLeaving = create<{ left: string | null }>(() => ({ left: null }));
