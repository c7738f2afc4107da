import { deviceStorage } from './device-storage';
import { SHARED_KEY, VISITOR_KEYS, visitorStorageArea } from './visitor-storage';

/** Whether the visitor asked to be forgotten when the tab closes (R21). */
export function isSharedDevice(): boolean {
  return visitorStorageArea() !== deviceStorage;
}

/** Moves the visitor's data to this tab only, or back to the device; the stores need not be loaded. */
export function setSharedDevice(shared: boolean): void {
  const before = visitorStorageArea();
  if (shared) deviceStorage.setItem(SHARED_KEY, 'yes');
  else deviceStorage.removeItem(SHARED_KEY);
  const after = visitorStorageArea();
  // The flag could not be stored.
  if (before === after) return;
  for (const key of VISITOR_KEYS) {
    const record = before.getItem(key);
    if (record !== null) after.setItem(key, record);
    before.removeItem(key);
  }
}
