/**
 * Storage of one visit (`sessionStorage`) that never throws: where a browser refuses it, or it is full,
 * nothing is kept and the page goes on.
 */
export const visitStorage = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // What could not be kept is not there after a reload.
    }
  },
  removeItem(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept where storage is refused.
    }
  },
};
