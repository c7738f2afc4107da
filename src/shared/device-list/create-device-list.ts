import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { hasId, type Id } from '@/api/http/schemas';
import { onSessionReset } from '@/browser/session-reset';
import { followOtherTabs, visitorStorageArea, visitorStorage } from '@/browser/visitor-storage';

type DeviceList<Item> = {
  /** In the order they were saved. */
  items: Item[];
  /** Adds an item, or removes it if it is in the list; `false` if the list is full. */
  toggle: (item: Item) => boolean;
  remove: (ids: readonly Id[]) => void;
  /** Adds the items that are not in the list, as far as there is room. */
  restore: (items: readonly Item[]) => void;
  reset: () => void;
  /** Whether the browser stored the list; if it refused, the list is lost with the page. */
  isStored: () => boolean;
};

type Options<Item> = {
  /** Its key in storage; one of `VISITOR_KEYS`. */
  key: string;
  /** Name of the list in the stored state. */
  field: string;
  schema: v.GenericSchema<unknown, Item>;
  idOf: (item: Item) => Id;
  /** The most items. */
  limit: number;
};

/**
 * A store for what a visitor saves until there is an account (R27): kept on this device for 30 days
 * (R21), in sync with other tabs, reset with the session. Invalid stored items are dropped.
 */
export function createDeviceList<Item>({ key, field, schema, idOf, limit }: Options<Item>) {
  const storedSchema = v.object({ [field]: v.array(v.unknown()) });

  function distinct(items: readonly Item[]): Item[] {
    const byId = new Map<string, Item>();
    for (const item of items) {
      const id = String(idOf(item));
      if (!byId.has(id)) byId.set(id, item);
    }
    return [...byId.values()].slice(0, limit);
  }

  function parse(saved: unknown): Item[] {
    const stored = v.safeParse(storedSchema, saved);
    if (!stored.success) return [];
    const items = stored.output[field] ?? [];
    return distinct(
      items.flatMap((raw) => {
        const item = v.safeParse(schema, raw);
        return item.success ? [item.output] : [];
      }),
    );
  }

  const useList = create<DeviceList<Item>>()(
    persist(
      (set, get) => ({
        items: [],
        toggle: (item) => {
          const { items, remove } = get();
          if (hasId(items.map(idOf), idOf(item))) {
            remove([idOf(item)]);
            return true;
          }
          if (items.length >= limit) return false;
          set({ items: [...items, item] });
          return true;
        },
        remove: (ids) =>
          set(({ items }) => ({ items: items.filter((item) => !hasId(ids, idOf(item))) })),
        restore: (added) => set(({ items }) => ({ items: distinct([...items, ...added]) })),
        reset: () => set({ items: [] }),
        isStored: () => visitorStorageArea().getItem(key) !== null,
      }),
      {
        name: key,
        storage: visitorStorage(),
        partialize: ({ items }) => ({ [field]: items }),
        merge: (saved, state) => ({ ...state, items: parse(saved) }),
      },
    ),
  );

  onSessionReset((by) => {
    // Another tab has cleared the shared storage, and may have restored what did not reach the account.
    if (by === 'another-tab') void useList.persist.rehydrate();
    else if (by === 'this-tab') useList.getState().reset();
  });
  followOtherTabs(key, useList);
  return useList;
}
