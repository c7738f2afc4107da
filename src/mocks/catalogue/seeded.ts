/**
 * A number in [0, 1) that depends on the seed alone (FNV-1a and a final mix), so that the catalogue is the
 * same on every machine and a new program never changes another.
 */
export function seeded(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  // FNV alone gives similar numbers for seeds that differ in the last character.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One item of a non-empty list, chosen by the seed. */
export function pick<T>(seed: string, items: readonly [T, ...T[]]): T {
  return items[Math.floor(seeded(seed) * items.length)] ?? items[0];
}
