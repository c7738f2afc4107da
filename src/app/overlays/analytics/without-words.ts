/** Attributes in which words of the page or of a person stand. */
const WORDS =
  /^(aria-[\w-]+|title|alt|placeholder|value|content|label|name|download|summary|cite|data-[\w-]+)=/i;

/** An address with a query, alone or as the value of an attribute. */
const QUERY = /^((?:[\w:-]+=)?(?:https?:\/\/|\/)[^\s?#]*)[?#].*$/s;

/**
 * A recording of the heatmap's library without the words that its masking leaves in: those of attributes
 * (`aria-label` names an essay, a student) and the queries of addresses. Text and typed values are
 * masked by the library itself. What is not JSON is dropped: `null`.
 */
export function withoutWords(recording: string): string | null {
  try {
    const read: unknown = JSON.parse(recording, (_key, value: unknown) => {
      if (typeof value !== 'string') return value;
      const attribute = WORDS.exec(value);
      return attribute ? attribute[0] : value.replace(QUERY, '$1');
    });
    return JSON.stringify(read);
  } catch {
    return null;
  }
}
