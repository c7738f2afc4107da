import { safeStorage } from './safe-storage';

/** `sessionStorage`: survives a reload and belongs to one tab. */
export const tabStorage = safeStorage(() => sessionStorage);
