import { safeStorage } from './safe-storage';

/** Storage of this device (`localStorage`): it outlives the visit, and all tabs have it. */
export const deviceStorage = safeStorage(() => localStorage);
