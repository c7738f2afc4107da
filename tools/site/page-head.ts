import type { PreloadMap } from '../../src/routing/route-chunks.ts';

const CHUNKS = '<!-- chunks -->';

/**
 * The first elements in the head of each page: the policy applies to what follows it. The map of the chunks differs per
 * page (`withChunks`).
 */
export function pageHead({
  id,
  policy,
  boot,
}: {
  id: string;
  /** The content security policy in its form for a meta element. */
  policy: string;
  /** The boot script's code. */
  boot: string;
}): string {
  return [
    `<meta name="build" content="${id}">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    CHUNKS,
    `<script>${boot}</script>`,
  ].join('');
}

/** Adds the map of the chunks that the page needs, as data for the boot script. */
export function withChunks(html: string, map: PreloadMap): string {
  return html.replace(
    CHUNKS,
    () => `<script id="chunks" type="application/json">${JSON.stringify(map)}</script>`,
  );
}
