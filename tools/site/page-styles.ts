import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreloadMap } from '../../src/routing/route-chunks.ts';
import type { SitePage } from './page.ts';
import { mapOfPage, type Bundle } from './preload-map.ts';
import { cutStyles, withAllStyles, withFirstStyles } from './styles.ts';

/** What may be painted before the whole style sheet is there, though no page imports it. */
const ANY_TIME = 'src/app/late-start.tsx';

/** The code that can paint something on a page with its first styles alone, of all that is in the output. */
async function codeOf(dir: string, bundle: Bundle, own: readonly string[]): Promise<string[]> {
  const names = Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const anyTime = chunk.moduleIds.some((id) => id.endsWith(`/${ANY_TIME}`));
    return chunk.isEntry || anyTime || own.includes(`/${chunk.fileName}`) ? chunk.fileName : [];
  });
  return Promise.all(names.map((name) => readFile(path.join(dir, name), 'utf8')));
}

/**
 * The pages of the site with their styles. The pages of one path in its languages have the same first part: they are
 * one page with other words.
 */
export async function withStyles({
  dir,
  bundle,
  map,
  shell,
  pages,
}: {
  dir: string;
  bundle: Bundle;
  map: PreloadMap;
  shell: SitePage;
  pages: readonly SitePage[];
}): Promise<SitePage[]> {
  const sheets = await cutStyles(dir, shell.html);
  const styled = [{ ...shell, html: withAllStyles(shell.html, sheets) }];
  const bare = (at: string) => at.replace(/^\/vi(?=\/|$)/, '') || '/';
  for (const at of new Set(pages.map((page) => bare(page.path)))) {
    const same = pages.filter((page) => bare(page.path) === at);
    const code = await codeOf(dir, bundle, mapOfPage(map, at).files);
    const first = await sheets.first([...same.map(({ html }) => html), ...code]);
    styled.push(
      ...same.map((page) => ({ ...page, html: withFirstStyles(page.html, first, sheets.whole) })),
    );
  }
  return styled;
}
