import { bundleScript } from './bundle-script.ts';

/** Bundles `src/start/boot/boot.ts` into one classic script. `api`: base of the prefetched requests, `null` for none. */
export async function bundleBoot(api: string | null, { minify = true } = {}): Promise<string> {
  const code = await bundleScript('start/boot/boot.ts', {
    // Older browsers run it too, and learn that they are too old.
    target: 'es2019',
    define: { API_URL: JSON.stringify(api) },
    minify,
  });
  return code.replaceAll('</script', '<\\/script');
}
