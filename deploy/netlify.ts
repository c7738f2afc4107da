import {
  CACHE,
  cacheOf,
  MISSING,
  MISSING_FILE,
  NO_PAGES,
  ROUTE_PATHS,
  SHELL,
  siteHeaders,
  type Site,
} from './site.ts';

/**
 * `_headers`, `_redirects` and the body for missing files. Cache rules name each file, because a rule for a
 * folder would also apply to missing files.
 */
export function netlifyFiles({ policy, pages, files }: Site): Record<string, string> {
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
  // The first match applies, and only if there is no file, except for rules with an exclamation mark.
  const redirects = [
    `/.vite/* ${MISSING_FILE} 404!`,
    ...NO_PAGES.map((folder) => `/${folder}/* ${MISSING_FILE} 404`),
    ...ROUTE_PATHS.filter((path) => !pages.includes(path)).map((path) => `${path} ${SHELL} 200`),
    `/* ${SHELL} 404`,
  ];
  return {
    _headers: `${headers.join('\n')}\n`,
    _redirects: `${redirects.join('\n')}\n`,
    [MISSING_FILE.slice(1)]: MISSING,
  };
}
