/** Characters that turn the direction of writing for whatever follows them on the line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A reviver for `JSON.parse` that takes out of every text what would turn the words beside it (R18). Neither
 * language of the product needs it; only an essay's own text, `content`, stays to the letter (R23).
 */
export function plainWords(key: string, value: unknown): unknown {
  return typeof value === 'string' && key !== 'content' ? value.replace(TURNING, '') : value;
}
