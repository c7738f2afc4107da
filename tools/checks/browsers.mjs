import { readFileSync } from 'node:fs';

/** Browsers that Vite takes as a build target, by their names in `browserslist`. Samsung Internet is a Chromium. */
const TARGETS = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' };

/**
 * The oldest supported versions, by the names of `browserslist`. package.json has the list, as `chrome >= 99`.
 * @returns {Record<string, string>}
 */
export function oldestBrowsers() {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(text);
  return Object.fromEntries(browserslist.map((line) => line.split(' >= ')));
}

/** The oldest supported browsers as a build target. */
export function buildTarget() {
  const oldest = oldestBrowsers();
  return Object.entries(TARGETS).map(([name, target]) => target + oldest[name]);
}
