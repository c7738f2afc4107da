/**
 * Storage of this device (`localStorage`) that never throws: where a browser refuses it, or it is full,
 * nothing is kept and the page goes on.
 */
export const deviceStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // What could not be kept is not there in the next visit.
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept where storage is refused.
    }
  },
};
