import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a module of `src` into one classic script. `define`: values of its undeclared constants, as code. */
export async function bundleScript(
  entry: string,
  options: { target: string; define: Record<string, string>; minify?: boolean },
): Promise<string> {
  const { target, define, minify = true } = options;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define,
    build: {
      write: false,
      minify,
      target,
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry: path.join(root, 'src', entry), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} came out empty`);
  return chunk.code.trim();
}
