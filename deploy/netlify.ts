import { CACHE, cacheOf, MISSING, SHELL, siteHeaders, type Site } from './site.ts';

/** What a missing file is answered with. */
const MISSING_FILE = '/missing.txt';

/**
 * `_headers`, `_redirects` and the text of a missing file. How long to keep a file stands at each file's own name: a
 * rule for a folder holds for what is missing there too (trap 13).
 */
export function netlifyFiles({ policy, files }: Site): Record<string, string> {
  const rule = (path: string, lines: readonly string[]) =>
    [path, ...lines.map((line) => `  ${line}`)].join('\n');
  const headers = [
    rule(
      '/*',
      siteHeaders(policy).map(([name, value]) => `${name}: ${value}`),
    ),
    ...files.map((file) => rule(file, [`Cache-Control: ${cacheOf(file)}`])),
    rule(MISSING_FILE, [`Cache-Control: ${CACHE.none}`]),
  ];
  // The first that matches holds, and only where there is no file, but for the ones with an exclamation mark.
  const redirects = [
    `/.vite/* ${MISSING_FILE} 404!`,
    ...['api', 'assets', 'builds'].map((folder) => `/${folder}/* ${MISSING_FILE} 404`),
    `/* ${SHELL} 200`,
  ];
  return {
    _headers: `${headers.join('\n')}\n`,
    _redirects: `${redirects.join('\n')}\n`,
    'missing.txt': MISSING,
  };
}
