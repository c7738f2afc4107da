import { safeStorage } from './safe-storage';

/** `localStorage`: outlives the visit and is shared by all tabs. */
export const deviceStorage = safeStorage(() => localStorage);
