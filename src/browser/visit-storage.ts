import { safeStorage } from './safe-storage';

/** Storage of one visit (`sessionStorage`): a reload keeps it, another tab does not have it. */
export const visitStorage = safeStorage(() => sessionStorage);
