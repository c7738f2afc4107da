/** Replaces a part of the template that has to be there, once. */
export function put(html: string, part: RegExp, text: (found: string) => string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  return html.replace(part, text);
}

const ENTRY = /\s*<script type="module"[^>]*><\/script>/;

/** Puts the entry after the page's text: the first paint waits for the style sheet alone (design section 8). */
export function entryLast(html: string): string {
  const [entry = ''] = ENTRY.exec(html) ?? [];
  return put(
    put(html, ENTRY, () => ''),
    /\s*<\/body>/,
    (end) => entry + end,
  );
}
