import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../src/routing/route-table.ts';
import { hostFiles } from './hosts.ts';
import { answerTo, CACHE, SHELL } from './site.ts';
import { has, headers, paths, site, text } from './test-site.ts';

describe('the response to a path', () => {
  test.each([
    ['/', '/index.html', CACHE.page],
    ['/majors', '/majors.html', CACHE.page],
    ['/vi/majors//', '/vi/majors.html', CACHE.page],
    ['/profile/essays/e1', SHELL, CACHE.page],
    ['/vi/school-list/', SHELL, CACHE.page],
    ['/assets/index-abc1234.js', '/assets/index-abc1234.js', CACHE.hashed],
    ['/builds/meta/abcdefgh.json', '/builds/meta/abcdefgh.json', CACHE.hashed],
    ['/builds/latest.json', '/builds/latest.json', CACHE.none],
    ['/service-worker.js', '/service-worker.js', CACHE.page],
    ['/icon.svg', '/icon.svg', CACHE.file],
  ])('%s is %s', (path, file, cache) => {
    expect(answerTo(path, has)).toEqual({ status: 200, file, cache });
  });

  test.each([
    '/assets/x.js',
    '/assets',
    '/builds/',
    '/api/v1/user',
    '/x.png',
    '/.env',
    '/a/.b/c',
    '/index.html',
    '/x.map',
  ])('%s is a 404', (path) => {
    expect(answerTo(path, has)).toEqual({ status: 404, file: null, cache: CACHE.none });
  });

  test.each([
    ...['/none', '/majors/x', '/profile/essays/e1/x', '/vi/vi', '/en/majors', '/shell'],
    ...['/Majors', '/SCHOOL-LIST', '/VI/majors'],
  ])('%s is the shell with status 404', (path) => {
    expect(answerTo(path, has)).toEqual({ status: 404, file: SHELL, cache: CACHE.page });
  });

  test('every route is a page, in both languages', () => {
    for (const { path } of Object.values(ROUTES)) {
      for (const prefix of ['/', '/vi/']) {
        const address = (prefix + path.replace(':id', 'e1')).replace(/(?<=.)\/$/, '');
        expect([address, answerTo(address, has).status]).toEqual([address, 200]);
      }
    }
  });

  test('is no page for a file, and no hidden file', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const answer = answerTo(path, has);
        if (answer.file === null) return;
        expect(has(answer.file)).toBe(true);
        const isRevalidated = answer.file.endsWith('.html') || answer.file === '/service-worker.js';
        expect(answer.cache === CACHE.page).toBe(isRevalidated);
        expect(path).not.toMatch(/^\/(assets|builds|api)(\/.*)?\/$|\/\./);
      }),
    );
  });
});

describe('Netlify', () => {
  test('_headers: a path, then its headers; nothing twice for one file', () => {
    const blocks = text('netlify/_headers')
      .trimEnd()
      .split(/\n(?=\/)/);
    const rules = new Map(
      blocks.map((block) => {
        const [path = '', ...lines] = block.split('\n');
        for (const line of lines) expect(line).toMatch(/^ {2}[A-Z][A-Za-z-]+: \S.*$/);
        return [path, lines.map((line) => line.trim())];
      }),
    );
    expect(rules.size).toBe(blocks.length);
    expect(rules.get('/*')).toEqual(headers.map(([name, value]) => `${name}: ${value}`));
    expect(rules.get('/assets/index-abc1234.js')).toEqual([`Cache-Control: ${CACHE.hashed}`]);
    // A rule for a folder would hold for what is missing there.
    const cached = [...rules].filter(([, lines]) => lines.some((line) => line.startsWith('Cache')));
    expect(cached.filter(([name]) => name.includes('*'))).toEqual([]);
    expect(cached.map(([name]) => name).toSorted()).toEqual(
      [...site.files, '/missing.txt'].toSorted(),
    );
  });

  test('_redirects: from, to, status; routes without a file, then the shell with status 404', () => {
    const lines = text('netlify/_redirects').trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^\/\S* \/\S+ (200|404)!?$/);
    expect(lines.at(-1)).toBe(`/* ${SHELL} 404`);
    expect(lines).toContain(`/vi/profile/essays/:id ${SHELL} 200`);
    expect(lines.filter((line) => line.startsWith('/majors '))).toEqual([]);
    for (const folder of ['api', 'assets', 'builds']) {
      expect(lines).toContain(`/${folder}/* /missing.txt 404`);
    }
  });
});

describe('Vercel', () => {
  const settings = v.parse(
    v.strictObject({
      $schema: v.string(),
      cleanUrls: v.literal(true),
      headers: v.array(
        v.strictObject({
          source: v.pipe(v.string(), v.startsWith('/'), v.maxLength(4096)),
          headers: v.array(
            v.strictObject({ key: v.string(), value: v.pipe(v.string(), v.maxLength(4096)) }),
          ),
        }),
      ),
      rewrites: v.array(v.strictObject({ source: v.string(), destination: v.literal('/shell') })),
    }),
    JSON.parse(text('vercel/vercel.json')),
  );
  const matches = (source: string, path: string) => new RegExp(`^${source}$`).test(path);

  test('paths get the shell, missing files do not', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const answer = answerTo(path, has);
        const rewritten = settings.rewrites.some(({ source }) => matches(source, path));
        // What begins with a dot is not uploaded; where it is not a file by its name, it is the shell.
        fc.pre(!path.includes('/.'));
        expect(rewritten).toBe(answer.file?.endsWith('.html') ?? false);
      }),
    );
  });

  test('each file is kept as long as it should, and a missing one is not', () => {
    const kept = (path: string) =>
      settings.headers
        .filter(({ source }) => matches(source, path))
        .flatMap((rule) => rule.headers)
        .filter(({ key }) => key === 'Cache-Control')
        .map(({ value }) => value);
    for (const path of [...site.files, ...site.pages]) {
      const answer = answerTo(path, has);
      expect(kept(path)).toEqual([answer.cache]);
    }
    expect(kept('/assets/none.js')).toEqual([]);
  });

  test('a pattern stays within its limit, however many files there are', () => {
    const many = Array.from({ length: 900 }, (_, index) => `/assets/some-longer-name-${index}.js`);
    const { headers: rules } = v.parse(
      v.object({ headers: v.array(v.object({ source: v.string() })) }),
      JSON.parse(hostFiles({ ...site, files: many })['vercel/vercel.json'] ?? ''),
    );
    expect(Math.max(...rules.map(({ source }) => source.length))).toBeLessThanOrEqual(4096);
    for (const file of many)
      expect(rules.filter(({ source }) => matches(source, file))).toHaveLength(2);
  });
});

test('nginx: a location with headers has all of them, and only existing files are cached', () => {
  const blocks = text('nginx/server.conf')
    .split(/\n(?=location )/)
    .filter((block) => block.includes('add_header'));
  expect(blocks.length).toBeGreaterThan(5);
  for (const block of blocks) {
    for (const [name] of headers)
      expect(block).toMatch(new RegExp(`add_header ${name} ".*" always;`));
    // What has a status of its own or of an error is not kept.
    const cache = /add_header Cache-Control "([^"]*)" always;/.exec(block);
    expect(cache?.[1] ?? 'no').toMatch(/^no/);
  }
});
