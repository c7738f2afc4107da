import { FILE_PATTERN, HIDDEN_PATTERN, ROUTE_PATTERN, SHELL } from './site.ts';

/** A copy of the shell, for paths without a route. */
export const UNKNOWN = '/unknown.html';

const PATTERNS = `var HIDDEN = new RegExp(${JSON.stringify(HIDDEN_PATTERN)});
var FILE = new RegExp(${JSON.stringify(FILE_PATTERN)});
var ROUTE = new RegExp(${JSON.stringify(ROUTE_PATTERN)});
`;

/** The function that runs before the cache. It cannot look for files, so it knows the pages. */
export function pathFunction(pages: readonly string[]): string {
  return `var PAGES = ${JSON.stringify(pages)};
${PATTERNS}
function handler(event) {
  var request = event.request;
  var path;
  try {
    path = decodeURIComponent(request.uri);
  } catch (error) {
    path = '/.';
  }
  if (HIDDEN.test(path)) {
    request.uri = '/missing';
  } else if (!FILE.test(path)) {
    var page = path.replace(/\\/+$/, '') || '/';
    if (PAGES.indexOf(page) >= 0) request.uri = page === '/' ? '/index.html' : page + '.html';
    else request.uri = ROUTE.test(path) ? '${SHELL}' : '${UNKNOWN}';
  }
  return request;
}
`;
}

/**
 * The function that runs before a response is sent: the status of a path without a route. It understands both the
 * path of the viewer and the one that `pathFunction` made of it.
 */
export function statusFunction(): string {
  return `${PATTERNS}
function handler(event) {
  var response = event.response;
  var path = event.request.uri;
  try {
    path = decodeURIComponent(path);
  } catch (error) {
    return response;
  }
  var isKnown = HIDDEN.test(path) || FILE.test(path) || ROUTE.test(path);
  if (response.statusCode === 200 && (path === '${UNKNOWN}' || !isKnown)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;
}
