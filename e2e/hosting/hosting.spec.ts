import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { aFile, built, read, SERVERS, test } from '../flows/hosting/hosts';
import { HOST } from '../support/port';
import { askFor } from '../support/raw';

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
/** Hashes of the inline scripts of a page; data blocks are not scripts. */
const hashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => hashOf(code))
    .join(' ');
const STYLE = /<style>([^]*?)<\/style>/;
const styleOf = (html: string) => STYLE.exec(html)?.[1] ?? '';

/** The whole policy, with the hashes of the page's inline scripts and style sheet. */
const policyFor = (html: string) =>
  `default-src 'none'; script-src 'self' ${hashes(html)}; style-src 'self' ${hashOf(styleOf(html))}; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests`;

const DEEP = '/vi/profile/essays/e1';
const MISSING = ['/assets/none-1234567.js', '/builds/meta/none.json', '/none.png', '/api/v1/none'];
const HIDDEN = [
  '/.git/config',
  '/.env',
  '/.vite/manifest.json',
  '/vi/.htaccess',
  '/%2egit/config',
  `${aFile(/^\/assets\/.*\.js$/)}.map`,
  '/shell.html',
  '/index.html',
];
const HOSTILE = [
  '/..%2f..%2f..%2fetc/passwd',
  '/../../../etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '//evil.example',
  '//evil.example/',
  '///evil.example/%2f..',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%0d%0aSet-Cookie:%20a=b',
  '/majors%0a',
  '/%00',
  '/%ff%fe',
  '/%',
  '/majors/%2e%2e/%2e%2e/package.json',
  `/${'a/'.repeat(2000)}`,
];

for (const server of SERVERS) {
  test.describe(server, () => {
    const sent = (policy: string) =>
      // The preview uses plain HTTP, also for phones in the same network.
      server === 'preview' ? policy.replace('; upgrade-insecure-requests', '') : policy;

    test('the exact policy, on every response', async ({ hosts }) => {
      const policy = sent(policyFor(read('shell.html')));
      expect(hashes(read('shell.html')).split(' ')).toHaveLength(2);
      const asked = [
        '/',
        '/vi',
        '/majors',
        DEEP,
        '/no/such/page',
        aFile(/\.js$/),
        ...MISSING.slice(0, 3),
        ...HIDDEN,
      ];
      for (const address of asked) {
        const { headers } = await askFor(hosts[server], address);
        expect(headers['content-security-policy'], address).toBe(policy);
        expect(headers, address).toMatchObject({
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
        });
      }
    });

    test('the cache lifetime of each kind of file', async ({ hosts }) => {
      const kinds: [string, string][] = [
        ['/', 'no-cache'],
        ['/vi/majors', 'no-cache'],
        [DEEP, 'no-cache'],
        [aFile(/^\/assets\/.*\.js$/), 'public, max-age=31536000, immutable'],
        [aFile(/^\/assets\/.*\.woff2$/), 'public, max-age=31536000, immutable'],
        [aFile(/^\/assets\/.*\.json$/), 'public, max-age=31536000, immutable'],
        [aFile(/^\/builds\/meta\//), 'public, max-age=31536000, immutable'],
        ['/builds/latest.json?1700000000000', 'no-store'],
        ['/icon.svg', 'public, max-age=3600'],
        ['/robots.txt', 'public, max-age=3600'],
        ['/site.webmanifest', 'public, max-age=3600'],
      ];
      for (const [address, kept] of kinds) {
        const { status, headers } = await askFor(hosts[server], address);
        expect([status, headers['cache-control']], address).toEqual([200, kept]);
      }
    });

    test('missing or hidden files are a 404, never HTML, never cached', async ({ hosts }) => {
      // The preview proxies `/api`.
      const missing = server === 'caddy' ? MISSING : MISSING.slice(0, 3);
      for (const address of [...missing, '/assets/', '/assets', '/builds/meta/', ...HIDDEN]) {
        const { status, headers, body } = await askFor(hosts[server], address);
        expect(status, address).toBe(404);
        expect(headers['content-type'], address).toBe('text/plain; charset=utf-8');
        expect(headers['cache-control'], address).toBe('no-store');
        expect(body.trim(), address).toMatch(/^Not [Ff]ound$/);
      }
    });

    test('each prerendered page at its path, with or without a trailing slash; the shell elsewhere', async ({
      hosts,
    }) => {
      const pages = built.filter((file) => file.endsWith('.html') && file !== '/shell.html');
      expect(pages).toContain('/index.html');
      for (const file of pages) {
        const address = file === '/index.html' ? '/' : file.replace('.html', '');
        for (const asked of address === '/'
          ? ['/', '/?a=b']
          : [address, `${address}/`, `${address}?a=b`]) {
          const { status, headers, body } = await askFor(hosts[server], asked);
          expect(status, asked).toBe(200);
          expect(headers['content-type'], asked).toMatch(/^text\/html; ?charset=utf-8$/);
          expect(body === read(file), asked).toBe(true);
        }
      }
      for (const asked of [DEEP, '/no/such/page', '/majors/none', '/xx']) {
        const { status, body } = await askFor(hosts[server], asked);
        expect(status, asked).toBe(200);
        expect(body === read('shell.html'), asked).toBe(true);
      }
    });

    test('a hostile path reads no file and redirects nowhere', async ({ hosts }) => {
      for (const address of HOSTILE) {
        const { status, headers, body } = await askFor(hosts[server], address);
        expect([200, 400, 404, 414], `${address}: ${status}`).toContain(status);
        expect(headers.location, address).toBeUndefined();
        expect(headers['set-cookie'], address).toBeUndefined();
        expect(body, address).not.toMatch(/root:x:|"devDependencies"/);
      }
    });

    test('HEAD, ranges and conditional requests', async ({ hosts }) => {
      const script = aFile(/^\/assets\/index-.*\.js$/);
      for (const address of ['/', '/majors', script]) {
        const whole = await askFor(hosts[server], address);
        const head = await askFor(hosts[server], address, { method: 'HEAD' });
        expect([head.status, head.body], address).toEqual([200, '']);
        expect(head.headers['cache-control'], address).toBe(whole.headers['cache-control']);
        const { etag = '' } = whole.headers;
        expect(etag, address).not.toBe('');
        const again = await askFor(hosts[server], address, { headers: { 'If-None-Match': etag } });
        expect([again.status, again.body], address).toEqual([304, '']);
        expect(again.headers['cache-control'], address).toBe(whole.headers['cache-control']);
        expect(again.headers['content-security-policy'], address).toBe(
          whole.headers['content-security-policy'],
        );
      }
      const part = await askFor(hosts[server], script, { headers: { Range: 'bytes=0-9' } });
      expect([part.status, part.body]).toEqual([206, read(script).slice(0, 10)]);
      const post = await askFor(hosts[server], '/majors', { method: 'POST' });
      expect(post.status).toBe(405);
    });

    test('content types and compression', async ({ hosts }) => {
      const types: [string, RegExp][] = [
        ['/', /^text\/html; ?charset=utf-8$/],
        [aFile(/^\/assets\/.*\.js$/), /^text\/javascript/],
        [aFile(/^\/assets\/.*\.woff2$/), /^font\/woff2$/],
        [aFile(/^\/assets\/.*\.json$/), /^application\/json/],
        ['/icon.svg', /^image\/svg\+xml$/],
        ['/site.webmanifest', /^application\/manifest\+json$/],
      ];
      for (const [address, type] of types) {
        const { headers } = await askFor(hosts[server], address, {
          headers: { 'Accept-Encoding': 'gzip' },
        });
        expect(headers['content-type'], address).toMatch(type);
        if (/\.(js|json)$/.test(address) && read(address).length > 2000) {
          expect(headers['content-encoding'], address).toBe('gzip');
          expect(headers.vary, address).toMatch(/accept-encoding/i);
        }
      }
    });
  });
}

test('each page contains the same policy before any script, except for header-only directives', () => {
  for (const file of built.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);
    const expected = policyFor(html).replace(
      / frame-ancestors 'none';|; upgrade-insecure-requests/g,
      '',
    );
    expect(meta?.[1], file).toBe(expected);
    expect(meta?.index, file).toBeLessThan(html.search(/<script/));
    expect(html.indexOf('<meta charset'), file).toBeLessThan(1024);
    // The policy would block any other.
    expect(html.replace(STYLE, ''), file).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  }
});

test('every page has the style sheet inline, and there is no other', () => {
  const sheet = styleOf(read('shell.html'));
  expect(sheet).toContain('@font-face');
  for (const file of built.filter((name) => name.endsWith('.html'))) {
    expect(styleOf(read(file)) === sheet, file).toBe(true);
    expect(read(file), file).not.toMatch(/rel="stylesheet"/);
  }
  expect(built.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(
    built.filter((file) => file.endsWith('.js') && /\/assets\/[\w-]+\.css/.test(read(file))),
  ).toEqual([]);
});

test('no other site can frame a page', async ({ page, hosts, expectConsole }) => {
  expectConsole(/frame-ancestors|X-Frame-Options/i);
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${hosts.nginx}/"></iframe>`);
  }).listen(0, HOST);
  await once(other, 'listening');
  const address = other.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
  await page.goto(`http://${HOST}:${address.port}/`);
  await refused;
  const frame = page.frames()[1];
  expect(await frame?.locator('#root').count()).toBe(0);
  other.close();
});

for (const address of ['/', '/vi/majors', '/majors/', DEEP, '/no/such/page']) {
  test(`the app runs on nginx at ${address}`, async ({ page, hosts }) => {
    await page.goto(hosts.nginx + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
