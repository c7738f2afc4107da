import { createStore, del, get, update, type UseStore } from 'idb-keyval';

/** Where one value is kept; `change` reads and writes it as one step. */
export type Storage<T> = {
  read: () => Promise<T | undefined>;
  change: (apply: (old: T | undefined) => T) => Promise<void>;
  clear: () => Promise<void>;
};

/** Keeps a value while the process runs. What is read is a copy, as with a database. */
function memoryStorage<T>(): Storage<T> {
  let value: T | undefined;
  return {
    read: () => Promise.resolve(structuredClone(value)),
    change: async (apply) => {
      value = structuredClone(apply(structuredClone(value)));
    },
    clear: async () => {
      value = undefined;
    },
  };
}

function indexedDbStorage<T>(store: UseStore, key: string): Storage<T> {
  return {
    read: () => get<T>(key, store),
    change: (apply) => update<T>(key, apply, store),
    clear: () => del(key, store),
  };
}

/**
 * Keeps a value across reloads and shares it between tabs, in IndexedDB. Where there is none, or the
 * browser refuses it, the value lives in memory.
 */
export async function openStorage<T>(key: string): Promise<Storage<T>> {
  if (typeof indexedDB === 'undefined') return memoryStorage();
  try {
    const storage = indexedDbStorage<T>(createStore('saola-mock', 'tables'), key);
    await storage.read();
    return storage;
  } catch {
    return memoryStorage();
  }
}
