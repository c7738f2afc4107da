import type { PreloadMap } from '../../src/routing/route-chunks.ts';
import { sha256 } from './integrity.ts';
import { policyOf } from './policy.ts';

const CHUNKS = '<!-- chunks -->';

/**
 * The first elements in the head of each page, and the policy that allows them as a header. The order matters: the
 * policy applies to what follows it, and a browser reads the integrity of the scripts only before the first one is
 * requested, which the boot script does. The map of the chunks differs per page (`withChunks`).
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
}): { html: string; policy: string } {
  const map = JSON.stringify({ integrity: Object.fromEntries(integrity) });
  const policy = policyOf({ scripts: [sha256(map), sha256(boot)], style: sha256(css), mode, env });
  const html = [
    `<meta name="build" content="${id}">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy.meta}">`,
    `<script type="importmap">${map}</script>`,
    CHUNKS,
    `<script>${boot}</script>`,
  ].join('');
  return { html, policy: policy.header };
}

/** Adds the map of the chunks that the page needs, as data for the boot script. */
export function withChunks(html: string, map: PreloadMap): string {
  return html.replace(
    CHUNKS,
    () => `<script id="chunks" type="application/json">${JSON.stringify(map)}</script>`,
  );
}
