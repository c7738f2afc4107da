/** A storage that can be full; `onWrite` gets each write, `null` for a removal. */
export function createDevice(onWrite: (raw: string | null) => void) {
  let item: string | null = null;
  let full = false;
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: () => item,
    setItem: (_key, raw) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      item = raw;
      onWrite(raw);
    },
    removeItem: () => {
      if (item === null) return;
      item = null;
      onWrite(null);
    },
  };
  return {
    // The three methods that a store uses.
    storage: storage as Storage,
    raw: () => item,
    fill: (on: boolean) => {
      full = on;
    },
  };
}
