/**
 * What a persisted store has in the tab or on the device, not validated; empty for nothing. Throws if it cannot be read.
 * For the boot script, which runs before the stores.
 */
export function storedState(key: string): Record<string, unknown> {
  const text = (sessionStorage.getItem(key) ?? localStorage.getItem(key)) || '{}';
  const { state = {} } = JSON.parse(text) as { state?: Record<string, unknown> }; // checked by its use
  return state;
}
