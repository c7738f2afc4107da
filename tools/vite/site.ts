import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { SHELL } from '../../deploy/site.ts';
import { bundleBoot } from '../site/boot.ts';
import { writeBuilds } from '../site/builds.ts';
import { buildId } from '../site/build-id.ts';
import { entryLast } from '../site/early-requests.ts';
import { writeHosts } from '../site/hosts.ts';
import { integrityOf, withIntegrity } from '../site/integrity.ts';
import { pageHead, withChunks } from '../site/page-head.ts';
import { withStyles } from '../site/page-styles.ts';
import { mapOfPage, preloadMap } from '../site/preload-map.ts';
import { prerender } from '../site/prerender.ts';

/** Where in `index.html` the boot script and what goes with it stand: after the charset, before everything else. */
const MARK = '<!-- boot -->';

/**
 * Makes the site of a bundle: the pages (the shell that every path falls back to, and the prerendered public ones,
 * R38), each with the policy, the integrity of every chunk, the map of its chunks and the boot script in its head, and its
 * styles (design section 8), the
 * build's descriptor and manifest (R26), and what a host needs to serve it all (`deploy/`).
 */
export function site(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'saola-site',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (config.command === 'build')
          return html.replace(/<meta charset[^>]*>/, (charset) => charset + MARK);
        const code = await bundleBoot(null, { minify: false });
        // A function: the code has `$&` and the like, which mean something in a replacement string.
        return html.replace(
          '<meta charset',
          (charset) => `<script>${code}</script>\n    ${charset}`,
        );
      },
    },
    // What stands in the pages is known only once the chunks have been written: Vite still edits them before (trap 14).
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || config.command !== 'build') return;
        const map = preloadMap(bundle, config.base);
        await writeFile(path.join(dir, '.vite/preload.json'), JSON.stringify(map));
        const written = path.join(dir, 'index.html');
        const template = entryLast(await readFile(written, 'utf8'));
        await rm(written);
        const shell = { path: SHELL, file: SHELL.slice(1), html: template };
        const prerendered = await prerender({ template, mode: config.mode });
        const pages = await withStyles({ dir, bundle, map, shell, pages: prerendered });
        // The demo's API is a worker that comes with the app; a time limit is the client's to keep.
        const { VITE_API_URL: api = '', VITE_API_TIMEOUT_MS: limit } = config.env;
        const boot = await bundleBoot(config.mode === 'demo' || limit ? null : api);
        const id = await buildId(dir, template + JSON.stringify(map) + boot);
        const integrity = await integrityOf(dir);
        const head = pageHead({ id, boot, integrity, mode: config.mode, env: config.env });
        for (const { path: at, file, html } of pages) {
          const place = path.join(dir, file);
          await mkdir(path.dirname(place), { recursive: true });
          const marked = withIntegrity(html, integrity).replace(MARK, () => head.html);
          await writeFile(place, withChunks(marked, at === SHELL ? map : mapOfPage(map, at)));
        }
        await writeBuilds(dir, { id, map });
        await writeHosts({ dir, pages, policy: head.policy });
      },
    },
  };
}
