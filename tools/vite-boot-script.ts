import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PreloadMap } from '../src/boot/preload.ts';
import { ROUTES } from '../src/routing/route-table.ts';
import { messageAssets } from './vite-message-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MARK = '<!-- boot -->';

/** Bundles `src/boot/boot.ts` into one classic script. */
async function bundleBoot(map: PreloadMap | null, minify: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define: { PRELOAD_MAP: JSON.stringify(map) },
    build: {
      write: false,
      minify,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry: path.join(root, 'src/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The boot script came out empty');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}

type Chunk = {
  type: 'chunk';
  fileName: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
};
type Bundle = Record<string, Chunk | { type: 'asset' }>;

/** Which chunks each route needs beside the entry and what it imports, from the bundle and the table. */
export function preloadMap(bundle: Bundle, base = '/'): PreloadMap {
  const chunks = Object.values(bundle).filter((item): item is Chunk => item.type === 'chunk');
  const files: string[] = [];
  const reach = (chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> => {
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) {
      reach(
        chunks.find(({ fileName }) => fileName === name),
        found,
      );
    }
    return found;
  };
  // What the entry imports is in the HTML already.
  const inHtml = reach(chunks.find(({ isEntry }) => isEntry));
  const index = (address: string) => {
    if (!files.includes(address)) files.push(address);
    return files.indexOf(address);
  };
  const indices = (modules: readonly string[]) => {
    const needed = modules.flatMap((name) => [
      ...reach(chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, name)))),
    ]);
    return [...new Set(needed)]
      .filter((chunk) => !inHtml.has(chunk))
      .map(({ fileName }) => index(base + fileName));
  };
  const assets = messageAssets(root);
  const messagesOf = (locale: 'en' | 'vi', namespaces: readonly string[]) => {
    const needed = assets.filter(
      (asset) =>
        asset.locale === locale && asset.namespaces.some((name) => namespaces.includes(name)),
    );
    return needed.map(({ fileName }) => index(base + fileName));
  };
  const messages = (namespaces: readonly string[]) => ({
    en: messagesOf('en', namespaces),
    vi: messagesOf('vi', namespaces),
  });
  const routes = Object.values(ROUTES).map((route) => {
    const guards: readonly string[] = route.middleware;
    return {
      path: route.path.replace(/:\w+/g, '[^/]+'),
      guard: guards.includes('auth') ? 'auth' : guards.includes('guest') ? 'guest' : null,
      chunks: indices([`src/pages/${route.page}.tsx`]),
      messages: messages(route.namespaces),
    } as const;
  });
  // Routes that need the same share a line: the script stands in every page.
  const lines = new Map<string, PreloadMap['routes'][number]>();
  for (const { path: pattern, ...needs } of routes) {
    const key = JSON.stringify(needs);
    const line = lines.get(key);
    if (line) line.path += `|${pattern}`;
    else lines.set(key, { path: pattern, ...needs });
  }
  return { frame: messages(['common']), routes: [...lines.values()], files };
}

/**
 * Puts the boot script into the head of `index.html`: theme, locale and the route's chunks before
 * anything else. It has to stand inline: a file of its own would be a request before the first paint.
 */
export function bootScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'saola-boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (config.command === 'build')
          return html.replace('<meta charset', `${MARK}<meta charset`);
        const code = await bundleBoot(null, false);
        return html.replace('<meta charset', `<script>${code}</script>\n    <meta charset`);
      },
    },
    // The chunks' names are known only once they have been written.
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir || config.command !== 'build') return;
        const map = preloadMap(bundle, config.base);
        await writeFile(path.join(dir, '.vite/preload.json'), JSON.stringify(map));
        const file = path.join(dir, 'index.html');
        const html = await readFile(file, 'utf8');
        const code = await bundleBoot(map, true);
        await writeFile(
          file,
          html.replace(MARK, () => `<script>${code}</script>`),
        );
      },
    },
  };
}
