const TEXT_ATTRIBUTE =
  /^(aria-[\w-]+|title|alt|placeholder|value|content|label|name|download|summary|cite|data-[\w-]+)=/i;

/** An address with a query, alone or as the value of an attribute. */
const QUERY = /^((?:[\w:-]+=)?(?:https?:\/\/|\/)[^\s?#]*)[?#].*$/s;

/**
 * Removes from a recording what Clarity does not mask: text in attributes (an `aria-label` may name an essay or a
 * student) and queries of addresses. `null` if it is not JSON.
 */
export function stripRecording(recording: string): string | null {
  try {
    const stripped: unknown = JSON.parse(recording, (_key, value: unknown) => {
      if (typeof value !== 'string') return value;
      const attribute = TEXT_ATTRIBUTE.exec(value);
      return attribute ? attribute[0] : value.replace(QUERY, '$1');
    });
    return JSON.stringify(stripped);
  } catch {
    return null;
  }
}
