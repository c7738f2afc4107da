import { CACHE, cacheOf, FILE_PATTERN, SHELL, siteHeaders, type Site } from './site.ts';

/** The longest pattern that Vercel accepts, in characters. */
const LONGEST = 4096;

/** Patterns that match exactly these addresses, split so that each is short enough. */
function patternsOf(files: readonly string[]): string[] {
  const patterns: string[] = [];
  let names: string[] = [];
  const pattern = () => `/(${names.join('|')})`;
  for (const file of files) {
    const name = file.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(name);
    if (pattern().length <= LONGEST) continue;
    names.pop();
    patterns.push(pattern());
    names = [name];
  }
  if (names.length > 0) patterns.push(pattern());
  return patterns;
}

/**
 * `vercel.json`. Cache rules name the files, because a rule for a folder would also apply to missing files.
 * Every other path gets the shell, with status 200: a rewrite cannot set a status, and a `404.html` would also be the
 * body for missing files. Vercel answers those in plain text.
 */
export function vercelFiles({ policy, files }: Site): Record<string, string> {
  const lines = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([key, value]) => ({ key, value }));
  const kept = Object.values(CACHE).flatMap((cache) =>
    patternsOf(files.filter((file) => cacheOf(file) === cache)).map((source) => ({
      source,
      headers: lines([['Cache-Control', cache]]),
    })),
  );
  const page = `/((?!${FILE_PATTERN.replace('^/', '').replace('|\\.', '|.*\\.')}).*)`;
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: lines(siteHeaders(policy)) },
      { source: page, headers: lines([['Cache-Control', CACHE.page]]) },
      ...kept,
    ],
    rewrites: [{ source: page, destination: SHELL.replace('.html', '') }],
  };
  return {
    'vercel.json': `${JSON.stringify(settings, null, 2)}\n`,
    '.vercelignore': '.vite\n*.br\n*.gz\n',
  };
}
