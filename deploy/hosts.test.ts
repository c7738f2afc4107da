import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hostFiles } from './hosts.ts';
import { answerTo, CACHE, SHELL, siteHeaders } from './site.ts';

const site = {
  policy: "default-src 'none'; script-src 'self' 'sha256-abc/+='",
  pages: ['/', '/majors', '/vi', '/vi/majors'],
  files: [
    '/assets/index-abc1234.js',
    '/assets/latin-abc.woff2',
    '/builds/latest.json',
    '/builds/meta/abcdefgh.json',
    '/icon.svg',
    '/robots.txt',
  ],
};
const files = hostFiles(site);
const text = (name: string): string => {
  const found = files[name];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const headers = siteHeaders(site.policy);
const onDisk = [
  ...site.files,
  SHELL,
  ...site.pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`)),
];
const has = (file: string) => onDisk.includes(file);

/** Paths of every kind, most of them made up. */
const paths = fc.oneof(
  fc.constantFrom(
    ...site.pages,
    ...site.files,
    '/shell.html',
    '/.git/config',
    '/assets',
    '/api/v1/x',
    '/majors/',
    '/x.map',
  ),
  fc
    .array(
      fc.constantFrom('assets', 'builds', 'meta', 'vi', 'majors', '.git', 'a.b', 'x', '', '..'),
      { maxLength: 5 },
    )
    .map((parts) => `/${parts.join('/')}`),
);

describe('what a path is answered with', () => {
  test.each([
    ['/', '/index.html', CACHE.page],
    ['/majors', '/majors.html', CACHE.page],
    ['/vi/majors//', '/vi/majors.html', CACHE.page],
    ['/profile/essays/e1', SHELL, CACHE.page],
    ['/assets/index-abc1234.js', '/assets/index-abc1234.js', CACHE.hashed],
    ['/builds/meta/abcdefgh.json', '/builds/meta/abcdefgh.json', CACHE.hashed],
    ['/builds/latest.json', '/builds/latest.json', CACHE.none],
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
    expect(answerTo(path, has)).toEqual({ status: 404 });
  });

  test('never a page for what is a file, never what is hidden', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const answer = answerTo(path, has);
        fc.pre(answer.status === 200);
        expect(has(answer.file)).toBe(true);
        expect(answer.file.endsWith('.html')).toBe(answer.cache === CACHE.page);
        expect(path).not.toMatch(/^\/(assets|builds|api)(\/.*)?\/$|\/\./);
      }),
    );
  });
});

describe('CloudFront', () => {
  const template: unknown = JSON.parse(text('cloudfront/template.json'));

  test('the function leads every path to the file that is meant, or to none', () => {
    const context = createContext({});
    runInContext(text('cloudfront/paths.js'), context);
    fc.assert(
      fc.property(paths, (path) => {
        const uri: unknown = runInContext(
          `handler({ request: { uri: ${JSON.stringify(encodeURI(path))} } }).uri`,
          context,
        );
        const answer = answerTo(path, has);
        expect(has(String(uri)) ? uri : null).toBe(answer.status === 200 ? answer.file : null);
      }),
    );
  });

  test('the function is small enough', () => {
    expect(text('cloudfront/paths.js').length).toBeLessThan(10 * 1024);
  });

  test('the stack has every header, and keeps no error', () => {
    const config = v.parse(
      v.object({
        Resources: v.object({
          Headers: v.object({
            Properties: v.object({
              ResponseHeadersPolicyConfig: v.object({
                SecurityHeadersConfig: v.object({
                  ContentSecurityPolicy: v.object({
                    ContentSecurityPolicy: v.literal(site.policy),
                    Override: v.literal(true),
                  }),
                  ContentTypeOptions: v.object({ Override: v.literal(true) }),
                  FrameOptions: v.object({
                    FrameOption: v.literal('DENY'),
                    Override: v.literal(true),
                  }),
                  ReferrerPolicy: v.object({
                    ReferrerPolicy: v.literal('strict-origin-when-cross-origin'),
                    Override: v.literal(true),
                  }),
                  StrictTransportSecurity: v.object({
                    AccessControlMaxAgeSec: v.literal(31536000),
                    Override: v.literal(true),
                  }),
                }),
                CustomHeadersConfig: v.object({
                  Items: v.array(
                    v.object({ Header: v.string(), Value: v.string(), Override: v.literal(true) }),
                  ),
                }),
              }),
            }),
          }),
          Distribution: v.object({
            Properties: v.object({
              DistributionConfig: v.object({
                CustomErrorResponses: v.array(
                  v.object({
                    ErrorCode: v.picklist([403, 404]),
                    ResponseCode: v.literal(404),
                    ResponsePagePath: v.literal('/missing.txt'),
                    ErrorCachingMinTTL: v.literal(0),
                  }),
                ),
              }),
            }),
          }),
        }),
      }),
      template,
    );
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      config.Resources.Headers.Properties.ResponseHeadersPolicyConfig;
    expect(Object.keys(own).length + custom.Items.length).toBe(headers.length);
    expect(
      config.Resources.Distribution.Properties.DistributionConfig.CustomErrorResponses,
    ).toHaveLength(2);
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

  test('_redirects: from, to, status; the shell comes last', () => {
    const lines = text('netlify/_redirects').trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^\/\S* \/\S+ (200|404)!?$/);
    expect(lines.at(-1)).toBe(`/* ${SHELL} 200`);
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

  test('what is not a file is the shell, and what is missing is not', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const answer = answerTo(path, has);
        const rewritten = settings.rewrites.some(({ source }) => matches(source, path));
        // What begins with a dot is not uploaded; where it is not a file by its name, it is the shell.
        fc.pre(!path.includes('/.'));
        expect(rewritten).toBe(answer.status === 200 && answer.cache === CACHE.page);
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
      expect(kept(path)).toEqual(answer.status === 200 ? [answer.cache] : []);
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

describe('Cloudflare Pages', () => {
  /** The worker, over files as Pages serves them: without `.html`, and with 404.html for what is missing. */
  async function answer(path: string, method = 'GET'): Promise<Response> {
    const source = text('cloudflare-pages/_worker.js');
    const code = `data:text/javascript,${encodeURIComponent(source)}`;
    const { default: worker } = (await import(/* @vite-ignore */ code)) as {
      default: { fetch: (request: Request, env: object) => Promise<Response> };
    }; // what Pages calls
    const ASSETS = {
      fetch: (request: Request) => {
        const { pathname } = new URL(request.url);
        const file = pathname === '/' ? '/index.html' : [pathname, `${pathname}.html`].find(has);
        if (file && has(file) && !pathname.endsWith('.html')) {
          return Promise.resolve(
            new Response(file, { headers: { 'Access-Control-Allow-Origin': '*' } }),
          );
        }
        return Promise.resolve(
          new Response('<p>Not found</p>', {
            status: 404,
            headers: { 'Content-Type': 'text/html' },
          }),
        );
      },
    };
    return worker.fetch(new Request(`https://saola.test${encodeURI(path)}`, { method }), {
      ASSETS,
    });
  }

  test('answers every path as it should, with every header', async () => {
    await fc.assert(
      fc.asyncProperty(paths, async (asked) => {
        // A path as a URL has it: steps up are gone.
        const path = decodeURIComponent(new URL(`https://saola.test${encodeURI(asked)}`).pathname);
        const expected = answerTo(path, has);
        const response = await answer(path);
        expect(response.status).toBe(expected.status);
        for (const [name, value] of headers) expect(response.headers.get(name)).toBe(value);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
        const told = [await response.text(), response.headers.get('Cache-Control')];
        expect(told).toEqual(
          expected.status === 200 ? [expected.file, expected.cache] : ['Not found\n', CACHE.none],
        );
        expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
      }),
      { examples: [['//assets/../vi'], ['//'], ['/majors//']] },
    );
  });

  test('refuses to be written to', async () => {
    expect((await answer('/majors', 'POST')).status).toBe(405);
  });

  test('the worker sees every request', () => {
    expect(JSON.parse(text('cloudflare-pages/_routes.json'))).toEqual({
      version: 1,
      include: ['/*'],
      exclude: [],
    });
  });
});

test('nginx: each location that has a header has all of them, and only what is there is kept', () => {
  const blocks = text('nginx/server.conf')
    .split(/\n(?=location )/)
    .filter((block) => block.includes('add_header'));
  expect(blocks.length).toBeGreaterThan(5);
  for (const block of blocks) {
    for (const [name] of headers)
      expect(block).toMatch(new RegExp(`add_header ${name} ".*" always;`));
    const cache = /add_header Cache-Control "([^"]*)"( always)?;/.exec(block);
    expect(cache?.[2] === undefined).toBe(!block.startsWith('location @'));
  }
});
