/** Unicode controls that override the direction of the text after them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A reviver for `JSON.parse` that strips bidi controls from every string, so that they cannot reverse the text
 * around it (R18). Neither language needs them. The text of an essay, `content`, stays unchanged (R23).
 */
export function stripBidiControls(key: string, value: unknown): unknown {
  return typeof value === 'string' && key !== 'content' ? value.replace(BIDI_CONTROLS, '') : value;
}
