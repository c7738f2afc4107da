export type SafeStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

/** Storage that never throws: if it is blocked or full, nothing is stored. Reading `localStorage` itself may throw. */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
