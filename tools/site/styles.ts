import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { put } from './early-requests.ts';

/** The style sheet of a bundle, cut up; each is a file with a hash of its content in the name. */
export type Sheets = {
  /** All rules but those of the faces. */
  whole: string;
  /** The rules of the faces alone. */
  faces: string;
  /** Address of what `content` (HTML and the code that takes it over) is painted with, the faces included. */
  first: (content: readonly string[]) => Promise<string>;
};

/** What the boot script puts on `<html>`: no page has it in its HTML. */
const SETTLED = 'theme-light theme-dark data-wait all main header over data-face late';

/** The style sheet, as Vite has put it into a page. */
const LINK = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** HTML has arbitrary variants (`[&>p]:`) in escaped form. */
function unescaped(html: string): string {
  const characters: Record<string, string> = { gt: '>', lt: '<', quot: '"', '#x27': "'", amp: '&' };
  return html.replace(/&(gt|lt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '');
}

/** Whatever may be a class, a tag, an attribute: all there is between quotes and spaces, and each word in it. */
function words(content: string): string[] {
  return [...(content.match(/[^\s"'`]+/g) ?? []), ...(content.match(/[\w-]+/g) ?? [])];
}

/**
 * Cuts the style sheet of a bundle (design section 8): a prerendered page is painted with the rules that it needs
 * itself, a third of all, and the rest comes when the app is there (`src/browser/whole-styles.ts`). The rest has those of
 * the first part again, in their places, so that what wins over what is as it was; the rules of the faces stand in the
 * first part alone, for a second one would load them again.
 */
export async function cutStyles(dir: string, template: string): Promise<Sheets> {
  const [, address = ''] = LINK.exec(template) ?? [];
  const file = path.join(dir, address);
  const css = await readFile(file, 'utf8');
  await rm(file);
  const write = async (name: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
    const written = `/assets/${name}-${hash}.css`;
    await writeFile(path.join(dir, written), content);
    return written;
  };
  const faces: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    faces.push(rule.toString());
    rule.remove();
  });
  return {
    whole: await write('style', root.toString()),
    faces: await write('faces', faces.join('')),
    async first(content) {
      const [kept] = await new PurgeCSS().purge({
        content: [SETTLED, ...content].map((raw) => ({ raw: unescaped(raw), extension: 'html' })),
        css: [{ raw: css }],
        extractors: [{ extensions: ['html'], extractor: words }],
        variables: true,
        keyframes: true,
      });
      if (!kept) throw new Error('Nothing is left of the style sheet');
      return write('first', kept.css);
    },
  };
}

const link = (rel: string, address: string) => `<link rel="${rel}" crossorigin href="${address}">`;

/** A page that is painted with `first`, and asks for it before anything else; `whole` is known to it, and comes later. */
export function withFirstStyles(html: string, first: string, whole: string): string {
  const asked = put(html, LINK, () => link('stylesheet', first) + link('whole-styles', whole));
  const preload = `<link rel="preload" as="style" crossorigin href="${first}">`;
  return put(asked, /<meta charset[^>]*>/, (charset) => charset + preload);
}

/** A page that is nothing before the app is there: it waits for all styles. */
export function withAllStyles(html: string, { faces, whole }: Sheets): string {
  return put(html, LINK, () => link('stylesheet', faces) + link('stylesheet', whole));
}
