import { createStore, del, get, update, type UseStore } from 'idb-keyval';

/** One stored value. `change` reads and writes it in one step. */
export type Storage<T> = {
  read: () => Promise<T | undefined>;
  change: (apply: (old: T | undefined) => T) => Promise<void>;
  clear: () => Promise<void>;
};

const KEY = 'tables';

/** Stores a value in memory. Reading returns a copy, as a database would. */
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

function indexedDbStorage<T>(store: UseStore): Storage<T> {
  return {
    read: () => get<T>(KEY, store),
    change: (apply) => update<T>(KEY, apply, store),
    clear: () => del(KEY, store),
  };
}

/**
 * Stores a value in IndexedDB, across reloads and tabs. Falls back to memory where IndexedDB is missing or
 * refused.
 */
export async function openMockStorage<T>(): Promise<Storage<T>> {
  if (typeof indexedDB === 'undefined') return memoryStorage();
  try {
    const storage = indexedDbStorage<T>(createStore('saola-mock', 'tables'));
    await storage.read();
    return storage;
  } catch {
    return memoryStorage();
  }
}
