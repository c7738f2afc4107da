import { VISITOR_DATA_MS } from '@/browser/visitor-storage';

/**
 * What a persisted store has in the tab or on the device, not validated; empty for nothing, and for a visitor's record
 * that has expired (R21). Throws if it cannot be read. For the boot script, which runs before the stores.
 */
export function storedState(key: string): Record<string, unknown> {
  const text = (sessionStorage.getItem(key) ?? localStorage.getItem(key)) || '{}';
  const record = JSON.parse(text) as { state?: Record<string, unknown>; at?: number }; // checked by its use
  const { state = {}, at = Date.now() } = record;
  return Math.abs(Date.now() - at) <= VISITOR_DATA_MS ? state : {};
}
