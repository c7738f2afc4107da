import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PreloadMap } from '../../src/boot/preload.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles `src/boot/boot.ts` into one classic script; with a map it is that of a build. */
export async function bundleBoot(map: PreloadMap | null, api: string | null): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define: { PRELOAD_MAP: JSON.stringify(map), API_URL: JSON.stringify(api) },
    build: {
      write: false,
      minify: map !== null,
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
