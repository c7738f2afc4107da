import { createHash } from 'node:crypto';
import type { PreloadMap } from '../../src/routing/route-chunks.ts';
import { policyOf } from './policy.ts';

const CHUNKS = '<!-- chunks -->';

/** Hash of an inline script, as a policy names it. */
function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/**
 * What stands before everything else in the head of each page, but for what the page needs (`withChunks`), and the
 * policy of the header that allows it. First the policy, which holds for what comes after it; then the integrity of
 * every script, which a browser takes before it has asked for the first one; then the boot script, which asks.
 */
export function pageHead({
  id,
  boot,
  integrity,
  mode,
  env,
}: {
  id: string;
  /** The boot script's code. */
  boot: string;
  /** Of scripts and style sheets, by address. */
  integrity: ReadonlyMap<string, string>;
  mode: string;
  env: Record<string, unknown>;
}): { html: string; policy: string } {
  const scripts = [...integrity].filter(([address]) => address.endsWith('.js'));
  const map = JSON.stringify({ integrity: Object.fromEntries(scripts) });
  const policy = policyOf({ hashes: [hashOf(map), hashOf(boot)], mode, env });
  const html = [
    `<meta name="build" content="${id}">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy.meta}">`,
    `<script type="importmap">${map}</script>`,
    CHUNKS,
    `<script>${boot}</script>`,
  ].join('');
  return { html, policy: policy.header };
}

/** A page with the map of the chunks that it, or any page it stands for, needs: data, for the boot script to read. */
export function withChunks(html: string, map: PreloadMap): string {
  return html.replace(
    CHUNKS,
    () => `<script id="chunks" type="application/json">${JSON.stringify(map)}</script>`,
  );
}
