import type { PreloadMap } from '../../src/routing/route-chunks.ts';
import { sha256 } from './integrity.ts';
import { policyOf } from './policy.ts';

const CHUNKS = '<!-- chunks -->';

/**
 * The first elements in the head of each page, the import map for the end of its body, and the policy that allows them
 * as a header. The policy applies to what follows it. The hashes of the import map do not compress, so the first paint
 * does not wait for them; no script is requested before it. The map of the chunks differs per page (`withChunks`).
 */
export function pageHead({
  id,
  boot,
  css,
  integrity,
  mode,
  env,
}: {
  id: string;
  /** The boot script's code. */
  boot: string;
  /** Content of the page's `<style>` element. */
  css: string;
  /** Of scripts, by address. */
  integrity: ReadonlyMap<string, string>;
  mode: string;
  env: Record<string, unknown>;
}): { html: string; importMap: string; policy: string } {
  const map = JSON.stringify({ integrity: Object.fromEntries(integrity) });
  const policy = policyOf({ scripts: [sha256(boot), sha256(map)], style: sha256(css), mode, env });
  const html = [
    `<meta name="build" content="${id}">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy.meta}">`,
    CHUNKS,
    `<script>${boot}</script>`,
  ].join('');
  return { html, importMap: `<script type="importmap">${map}</script>`, policy: policy.header };
}

/** Adds the map of the chunks that the page needs, as data for the boot script. */
export function withChunks(html: string, map: PreloadMap): string {
  return html.replace(
    CHUNKS,
    () => `<script id="chunks" type="application/json">${JSON.stringify(map)}</script>`,
  );
}
