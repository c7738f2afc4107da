/** Replaces a part of the template that has to be there, once. */
export function put(html: string, part: RegExp, text: (found: string) => string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  return html.replace(part, text);
}

/** The style sheet, as Vite has put it into the page. */
const STYLES = /\s*<link rel="stylesheet"([^>]*)>/;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;

/**
 * Puts what a page asks for into the order in which it is needed (design section 8). The style sheet is all that the
 * first paint waits for: it is asked for before anything else, the entry after the page's text.
 */
export function orderRequests(html: string): string {
  const styles = STYLES.exec(html)?.[1] ?? '';
  const [entry = ''] = ENTRY.exec(html) ?? [];
  const first = put(
    put(html, ENTRY, () => ''),
    /<meta charset[^>]*>/,
    (charset) => `${charset}<link rel="preload" as="style"${styles}>`,
  );
  return put(first, /\s*<\/body>/, (end) => entry + end);
}
