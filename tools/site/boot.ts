import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles `src/start/boot/boot.ts` into one classic script. `api`: base of the prefetched requests, `null` for none. */
export async function bundleBoot(api: string | null, { minify = true } = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define: { API_URL: JSON.stringify(api) },
    build: {
      write: false,
      minify,
      // Older browsers run it too, and learn that they are too old.
      target: 'es2019',
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry: path.join(root, 'src/start/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The boot script came out empty');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
