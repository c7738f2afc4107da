// Reads the headers of each file from the build's output for one host with a simple format.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ path: RegExp, headers: [string, string][] }} Rule */

/**
 * Parses a `_headers` file: a path with `*`, then its headers, indented.
 * @param {string} text
 */
function rulesOf(text) {
  /** @type {Rule[]} */
  const rules = [];
  for (const line of text
    .split('\n')
    .filter((content) => content.trim() && !/^\s*#/.test(content))) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else {
      const pattern = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      rules.push({ path: new RegExp(`^${pattern.replaceAll('*', '.*')}$`), headers: [] });
    }
  }
  return rules;
}

/** Fallback without a host's file: hashed files are cached. */
const PLAIN = `/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * Returns a function that gives the headers of a path. Of two rules for the same header the later wins.
 * @param {string} dir the build
 * @returns {(pathname: string) => Record<string, string>}
 */
export function hostHeaders(dir) {
  const file = `${dir}-hosts/netlify/_headers`;
  const rules = rulesOf(existsSync(file) ? readFileSync(file, 'utf8') : PLAIN);
  return (pathname) => {
    const found = rules.filter(({ path }) => path.test(pathname)).flatMap(({ headers }) => headers);
    return Object.fromEntries(found);
  };
}
