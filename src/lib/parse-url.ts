/** `URL.parse`, which is newer than the oldest supported browsers: `null` for an invalid address. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
