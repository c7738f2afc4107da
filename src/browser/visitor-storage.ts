import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { deviceStorage } from './device-storage';
import { tabStorage } from './tab-storage';

/** How long a visitor's data stays on the device after the last change (R21). */
export const VISITOR_DATA_MS = 30 * 86_400_000;

/** Present on a device that other people use too (./shared-device.ts). */
export const SHARED_KEY = 'sharedDevice';

/** The keys of a visitor's stores. */
export const VISITOR_KEYS = ['answers', 'saved', 'savedScholarships'];

/** The tab on a shared device, else the device. */
export const visitorStorageArea = () =>
  deviceStorage.getItem(SHARED_KEY) ? tabStorage : deviceStorage;

/**
 * The storage of a visitor's stores: on the device for 30 days after the last change, or only in the tab on a shared
 * device (R21). A record is dated. One of an older build has no date, and gets it when it is first read.
 */
export function visitorStorage<State>(): PersistStorage<State> {
  const setItem = (key: string, value: StorageValue<State>) =>
    visitorStorageArea().setItem(key, JSON.stringify({ ...value, at: Date.now() }));
  const removeItem = (key: string) => visitorStorageArea().removeItem(key);
  return {
    // A record that is not JSON throws, which the store treats as none.
    getItem: (key) => {
      const record = JSON.parse(visitorStorageArea().getItem(key) ?? 'null'); // validated by the store
      if (record === null) return null;
      if (record.at === undefined) setItem(key, record);
      else if (!(Math.abs(Date.now() - record.at) <= VISITOR_DATA_MS)) {
        removeItem(key);
        return null;
      }
      return record;
    },
    setItem,
    removeItem,
  };
}

type Followed = { persist: { rehydrate: () => unknown }; setState: (changes: object) => void };

/** Keeps a store equal to what any tab stored last. */
export function followOtherTabs(key: string, store: Followed): void {
  globalThis.addEventListener?.('storage', (event) => {
    // `null`: everything was cleared.
    if (event.key === key || event.key === null) void store.persist.rehydrate();
    // Another tab has moved the data from the device into itself: this tab writes its own into its storage.
    else if (event.key === SHARED_KEY && event.newValue) store.setState({});
  });
  // A page from the back/forward cache has missed the events of other tabs.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) void store.persist.rehydrate();
  });
}
