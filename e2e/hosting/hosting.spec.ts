import { expect } from '@playwright/test';
import { ROUTES } from '@/routing/route-table';
import { aFile, built, read, SERVERS, test } from '../flows/hosting/hosts';
import { hashes, policyFor } from '../flows/hosting/page-policy';
import { askFor } from '../support/raw';

const DEEP = '/vi/profile/essays/e1';
/** Paths without a route. */
const UNKNOWN = ['/no/such/page', '/majors/none', '/xx', '/vi/vi', '/profile/essays/e1/x'];
const MISSING = ['/assets/none-1234567.js', '/builds/meta/none.json', '/none.png', '/api/v1/none'];
const HIDDEN = [
  '/.git/config',
  '/.env',
  '/.vite/manifest.json',
  '/vi/.htaccess',
  '/%2egit/config',
  ...['map', 'br', 'gz'].map((kind) => `${aFile(/^\/assets\/.*\.js$/)}.${kind}`),
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
  `/${'a'.repeat(10_000)}`,
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
        ...UNKNOWN.slice(0, 2),
        aFile(/\.js$/),
        ...MISSING.slice(0, 3),
        ...HIDDEN,
      ];
      for (const address of asked) {
        const { headers } = await askFor(hosts[server], address);
        expect(headers['content-security-policy'], address).toBe(policy);
        expect(headers, address).toMatchObject({
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
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
        ['/licenses.txt', 'public, max-age=3600'],
        ['/site.webmanifest', 'public, max-age=3600'],
        ['/service-worker.js', 'no-cache'],
      ];
      for (const [address, kept] of kinds) {
        const { status, headers } = await askFor(hosts[server], address);
        expect([status, headers['cache-control']], address).toEqual([200, kept]);
      }
    });

    test('missing or hidden files are a 404, never HTML, never cached', async ({ hosts }) => {
      // nginx and the preview proxy `/api` here.
      const missing = /caddy|container/.test(server) ? MISSING : MISSING.slice(0, 3);
      for (const address of [...missing, '/assets/', '/assets', '/builds/meta/', ...HIDDEN]) {
        const { status, headers, body } = await askFor(hosts[server], address);
        expect(status, address).toBe(404);
        expect(headers['content-type'], address).toBe('text/plain; charset=utf-8');
        expect(headers['cache-control'], address).toBe('no-store');
        expect(body.trim(), address).toMatch(/^Not [Ff]ound$/);
      }
    });

    test('each prerendered page at its path, with or without a trailing slash; the shell for other routes', async ({
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
      for (const route of Object.values(ROUTES)) {
        for (const prefix of ['', '/vi']) {
          const address = `${prefix}/${route.path}`.replace(':id', 'e1');
          const file = `${address}.html`;
          if (route.path === '' || built.includes(file)) continue;
          const { status, body } = await askFor(hosts[server], `${address}?a=b`);
          expect([status, body === read('shell.html')], address).toEqual([200, true]);
        }
      }
    });

    test('an unknown path is the shell with status 404, also when it is revalidated', async ({
      hosts,
    }) => {
      for (const asked of UNKNOWN) {
        const first = await askFor(hosts[server], asked);
        const { etag = '""', 'last-modified': modified = new Date(0).toUTCString() } =
          first.headers;
        const validators = { 'If-None-Match': etag, 'If-Modified-Since': modified };
        const again = await askFor(hosts[server], asked, { headers: validators });
        for (const { status, headers, body } of [first, again]) {
          expect(status, asked).toBe(404);
          expect(headers['content-type'], asked).toMatch(/^text\/html; ?charset=utf-8$/);
          expect(headers['cache-control'], asked).toBe('no-cache');
          expect(body === read('shell.html'), asked).toBe(true);
        }
        const head = await askFor(hosts[server], asked, { method: 'HEAD' });
        expect([head.status, head.body], asked).toEqual([404, '']);
        const post = await askFor(hosts[server], asked, { method: 'POST' });
        expect(post.status, asked).toBe(405);
      }
    });

    test('a hostile path reads no file and redirects nowhere', async ({ hosts }) => {
      for (const address of HOSTILE) {
        const { status, headers, body } = await askFor(hosts[server], address);
        expect([200, 400, 404, 414], `${address}: ${status}`).toContain(status);
        expect(headers.location, address).toBeUndefined();
        expect(headers['set-cookie'], address).toBeUndefined();
        expect(body, address).not.toMatch(/root:x:|"devDependencies"/);
        // Caddy's own 400 has no headers of a site.
        if (status === 200 || (server === 'caddy' && status === 400)) continue;
        expect(headers['cache-control'], address).toMatch(/^no-(?:store|cache)$/);
        expect(headers, address).toMatchObject({ 'x-content-type-options': 'nosniff' });
      }
    });

    test('HEAD, conditional requests, and no parts of files', async ({ hosts }) => {
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
      // A shared cache may keep a 416 as long as the file.
      for (const Range of ['bytes=0-9', 'bytes=99999999-']) {
        const part = await askFor(hosts[server], script, { headers: { Range } });
        expect([part.status, part.body === read(script)], Range).toEqual([200, true]);
      }
      const post = await askFor(hosts[server], '/majors', { method: 'POST' });
      expect(post.status).toBe(405);
    });

    test('content types', async ({ hosts }) => {
      const types: [string, RegExp][] = [
        ['/', /^text\/html; ?charset=utf-8$/],
        [aFile(/^\/assets\/.*\.js$/), /^text\/javascript/],
        [aFile(/^\/assets\/.*\.woff2$/), /^font\/woff2$/],
        [aFile(/^\/assets\/.*\.json$/), /^application\/json/],
        ['/icon.svg', /^image\/svg\+xml$/],
        ['/site.webmanifest', /^application\/manifest\+json$/],
      ];
      for (const [address, type] of types) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const { headers } = await askFor(hosts[server], address, {
            headers: { 'Accept-Encoding': encoding },
          });
          expect(headers['content-type'], `${address} ${encoding}`).toMatch(type);
        }
      }
    });
  });
}
