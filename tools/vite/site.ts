import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { SHELL, siteHeaders } from '../../deploy/site.ts';
import { bundleBoot } from '../site/boot.ts';
import { buildId, writeBuilds } from '../site/builds.ts';
import { compressFiles } from '../site/compress.ts';
import { writeHosts } from '../site/hosts.ts';
import { integrityOf, sha256, withIntegrity } from '../site/integrity.ts';
import { completeLicenses } from '../site/licenses.ts';
import { pageHead, withChunks } from '../site/page-head.ts';
import { mapOfPage, preloadMap } from '../site/preload-map.ts';
import { isOffline, policyOf } from '../site/policy.ts';
import { prerender } from '../site/prerender.ts';
import { readSnapshot } from '../site/snapshot.ts';
import { ENTRY, entryLast, inlineStyles, replaceOnce } from '../site/template.ts';
import { writeWorker } from '../site/worker.ts';

/** Placeholder in `index.html` for the boot script and what precedes it: after the charset, before everything else. */
const HEAD_START = '<!-- boot -->';
const CHARSET = /<meta charset[^>]*>/;

/**
 * Writes the site of a bundle: the pages (the shell that every other path falls back to, and the prerendered public
 * ones, R38), each with the policy, the integrity of every chunk, the map of its chunks, the boot script and the style
 * sheet in its head; the build's descriptor and manifest (R26); the files for hosts (`deploy/`); the
 * licences; and compressed copies, except with `COMPRESS=off`.
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
        const start =
          config.command === 'build'
            ? HEAD_START
            : `\n    <script>${await bundleBoot(null, { minify: false })}</script>`;
        // A function: `$&` and the like in the script have a meaning in a replacement string.
        return html.replace(CHARSET, (charset) => charset + start);
      },
    },
    // Not earlier: until the chunks are written, Vite still edits them, and with that their hashes.
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || config.command !== 'build') return;
        const map = preloadMap(bundle, config.base);
        await writeFile(path.join(dir, '.vite/preload.json'), JSON.stringify(map));
        const index = path.join(dir, 'index.html');
        const { html: template, css } = await inlineStyles(
          dir,
          entryLast(await readFile(index, 'utf8')),
        );
        await rm(index);
        const { mode, logger } = config;
        const snapshot = await readSnapshot(mode);
        if (mode === 'production') {
          logger.info(
            snapshot
              ? `Snapshot of ${snapshot.source}, ${snapshot.taken}`
              : 'No snapshot: /, /majors, /scholarship and /resources are built without data (npm run snapshot)',
          );
        }
        await writeFile(path.join(dir, '.vite/snapshot.txt'), snapshot?.source ?? '');
        const pages = await prerender({ template, mode, snapshot });
        // The demo's API is a worker that starts with the app; only the client keeps a time limit.
        const { VITE_API_URL: api = '', VITE_API_TIMEOUT_MS: limit } = config.env;
        const boot = await bundleBoot(config.mode === 'demo' || limit ? null : api);
        const integrity = await integrityOf(dir);
        const importMap = JSON.stringify({ integrity: Object.fromEntries(integrity) });
        const scripts = [sha256(boot), sha256(importMap)];
        const policy = policyOf({ scripts, style: sha256(css), mode, env: config.env });
        const headers = siteHeaders(policy.header);
        const id = await buildId(dir, JSON.stringify([pages, map, boot, headers]));
        const head = pageHead({ id, policy: policy.meta, boot });
        for (const { path: at, file, html } of pages) {
          const place = path.join(dir, file);
          await mkdir(path.dirname(place), { recursive: true });
          const page = replaceOnce(
            withIntegrity(html, integrity).replace(HEAD_START, () => head),
            ENTRY,
            // Its hashes do not compress, so the first paint does not wait for them; no script is requested before it.
            (entry) => `<script type="importmap">${importMap}</script>${entry}`,
          );
          await writeFile(place, withChunks(page, at === SHELL ? map : mapOfPage(map, at)));
        }
        await writeBuilds(dir, { id, map, unregister: config.env['VITE_OFFLINE'] === 'off' });
        await writeWorker({ dir, id, integrity, pages }, isOffline(mode, config.env));
        await writeHosts({ dir, pages, policy: policy.header });
        await completeLicenses(dir);
        if (process.env['COMPRESS'] !== 'off') await compressFiles(dir);
      },
    },
  };
}
