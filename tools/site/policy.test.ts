import { describe, expect, test } from 'vitest';
import { integrityOf, withIntegrity } from './integrity.ts';
import { pageHead } from './page-head.ts';
import { policyOf } from './policy.ts';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((line) => line.split(' ')[0] === name);

describe('the policy', () => {
  test('allows the origin of the API, and not its path', () => {
    const env = { VITE_API_URL: 'https://api.example.com/v7/' };
    const { header } = policyOf({ scripts: [], style: 'sha256-s', mode: 'production', env });
    expect(directive(header, 'connect-src')).toBe("connect-src 'self' https://api.example.com");
  });

  test('allows images of the origin of the API and of the configured origins', () => {
    const images = (env: Record<string, string>) =>
      directive(
        policyOf({ scripts: [], style: 'sha256-s', mode: 'production', env }).header,
        'img-src',
      );
    expect(images({})).toBe("img-src 'self' data:");
    expect(
      images({
        VITE_API_URL: 'https://api.example.com/v7/',
        VITE_IMG_ORIGINS: 'https://a.example, https://*.b.example:8443 https://a.example',
      }),
    ).toBe(
      "img-src 'self' data: https://api.example.com https://a.example https://*.b.example:8443",
    );
  });

  test('allows the services with their ids alone, in production alone', () => {
    const env = { VITE_HEATMAP_ID: 'abc', VITE_PIXEL_ID: '123', VITE_API_URL: '' };
    const connect = (mode: string, values: object) =>
      directive(
        policyOf({ scripts: [], style: 'sha256-s', mode, env: { ...values } }).header,
        'connect-src',
      );
    expect(connect('production', env)).toBe(
      "connect-src 'self' https://m.clarity.ms https://www.facebook.com",
    );
    expect(connect('production', { ...env, VITE_PIXEL_ID: '' })).toBe(
      "connect-src 'self' https://m.clarity.ms",
    );
    expect(connect('demo', env)).toBe("connect-src 'self'");
  });

  test('a site with a worker has the policy that lets its script through', () => {
    const { header } = policyOf({ scripts: [], style: 'sha256-s', mode: 'demo', env: {} });
    expect(directive(header, 'worker-src')).toBe("worker-src 'self'");
    expect(directive(header, 'trusted-types')).toBe('trusted-types default');
    const production = (env: Record<string, string>) =>
      policyOf({ scripts: [], style: 'sha256-s', mode: 'production', env }).header;
    expect(directive(production({}), 'worker-src')).toBe("worker-src 'self'");
    expect(directive(production({}), 'trusted-types')).toBe('trusted-types service-worker');
    const without = production({ VITE_OFFLINE: 'off' });
    expect(directive(without, 'worker-src')).toBeUndefined();
    expect(directive(without, 'trusted-types')).toBe("trusted-types 'none'");
  });

  test('the meta element has all directives except those for a header only', () => {
    const { header, meta } = policyOf({
      scripts: ['sha256-x'],
      style: 'sha256-s',
      mode: 'production',
      env: {},
    });
    const left = header.split('; ').filter((line) => !meta.split('; ').includes(line));
    expect(left).toEqual(["frame-ancestors 'none'", 'upgrade-insecure-requests']);
  });
});

test('the head: the policy, then the boot script that it applies to', () => {
  expect(pageHead({ id: 'abcdefgh', policy: "default-src 'none'", boot: 'boot()' })).toBe(
    '<meta name="build" content="abcdefgh">' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
      '<!-- chunks --><script>boot()</script>',
  );
});

test('every tag that loads a script has its hash; an unknown script stops the build', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'saola-test-'));
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(dir, 'assets/a.js'), 'a');
  const integrity = await integrityOf(dir);
  await rm(dir, { recursive: true });
  // printf a | openssl dgst -sha256 -binary | base64
  const a = 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=';
  expect(integrity.get('/assets/a.js')).toBe(a);
  const tags =
    '<script type="module" crossorigin src="/assets/a.js"></script><link rel="icon" href="/icon.svg"><link rel="modulepreload" crossorigin href="/assets/a.js">';
  const marked = withIntegrity(tags, integrity);
  expect(marked).toContain(`src="/assets/a.js" integrity="${a}"></script>`);
  expect(marked.match(/integrity=/g)).toHaveLength(2);
  expect(() => withIntegrity('<script src="/assets/x.js"></script>', integrity)).toThrow(
    '/assets/x.js',
  );
});
