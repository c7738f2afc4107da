import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A page of the site: its path, its file in the output, and its HTML. */
export type SitePage = { path: string; file: string; html: string };

/** Replaces the first match in the HTML of a page. Throws if there is none. */
export function replaceOnce(html: string, part: RegExp, text: (found: string) => string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`);
  return html.replace(part, text);
}

/** The element that loads the entry. */
export const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Moves the entry behind the page's content, so that the HTML does not share the connection with it. */
export function entryLast(html: string): string {
  const [entry = ''] = ENTRY.exec(html) ?? [];
  return replaceOnce(
    replaceOnce(html, ENTRY, () => ''),
    /\s*<\/body>/,
    (end) => entry + end,
  );
}

/**
 * Moves the build's one style sheet from its file in `dir` into a `<style>` element, so that the first paint needs no
 * second request. Returns the HTML and the CSS, whose hash the policy allows.
 */
export async function inlineStyles(
  dir: string,
  html: string,
): Promise<{ html: string; css: string }> {
  const file = path.join(dir, STYLE_SHEET.exec(html)?.[1] ?? '');
  const css = (await readFile(file, 'utf8')).trim();
  if (/<\/style|url\((?!["']?(\/|data:))/i.test(css)) {
    throw new Error('The style sheet cannot be inlined: it ends the element or has a relative URL');
  }
  await rm(file);
  return { html: replaceOnce(html, STYLE_SHEET, () => `<style>${css}</style>`), css };
}
