// What a host sends with each file, read from what the build made for one whose format is plain lines.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ path: RegExp, headers: [string, string][] }} Rule */

/**
 * The rules of a `_headers` file: a path with `*` in it on a line, its headers indented below.
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

/** Without a host's file: what is hashed is kept. */
const PLAIN = `/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * The headers of a path, of a build's hosts. Of two rules that set the same one the later wins.
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
