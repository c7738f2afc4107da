import { expect } from '@playwright/test';
import { test } from '../flows/hosting/hosts';
import { askFor, type RawAnswer } from '../support/raw';

/** Half a year, in seconds. */
const HALF_A_YEAR = 15_768_000;
const UNSAFE = /'unsafe-|\*|(?:^| )(?:data:|https?:)/;

/**
 * The points of a page by the rules of MDN's HTTP Observatory, as of August 2026 (`src/grader/charts.js` of
 * mdn/mdn-http-observatory): only the results that this site can have, and the penalty for any other.
 */
function pointsOf(page: RawAnswer, redirect: RawAnswer): Record<string, number> {
  const header = (name: string) => String(page.headers[name] ?? '');
  const policy = new Map(
    header('content-security-policy')
      .split('; ')
      .map((line) => line.split(/ (.*)/s))
      .map(([name = '', sources = '']): [string, string] => [name, sources]),
  );
  const safe = ['script-src', 'style-src', 'object-src'].every(
    (name) => !UNSAFE.test(policy.get(name) ?? '*'),
  );
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const scripts = page.body.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  const isRedirected = redirect.headers.location?.startsWith('https://saola.example/');
  return {
    'Content Security Policy': safe && policy.get('default-src') === "'none'" ? 10 : -25,
    Cookies: page.headers['set-cookie'] ? -40 : 0,
    'Cross-Origin Resource Sharing': header('access-control-allow-origin') ? -50 : 0,
    Redirection: redirect.status === 301 && isRedirected ? 0 : -20,
    'Referrer Policy': header('referrer-policy') === 'strict-origin-when-cross-origin' ? 5 : -5,
    'Strict Transport Security': maxAge >= HALF_A_YEAR ? 0 : -20,
    'Subresource Integrity': scripts.every((tag) => tag.includes(' integrity="sha256-')) ? 5 : -5,
    'X-Content-Type-Options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    Framing: policy.get('frame-ancestors') === "'none'" ? 5 : -20,
    'Cross-Origin Resource Policy':
      header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    'Cross-Origin Opener Policy': header('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    'Cross-Origin Embedder Policy': header('cross-origin-embedder-policy') ? -5 : 0,
  };
}

test('the pages on nginx have 145 points in the HTTP Observatory', async ({ hosts }) => {
  const asked = { headers: { Host: 'saola.example' } };
  const redirect = await askFor(hosts.plain, '/majors?a=b', asked);
  expect(redirect.headers.location).toBe('https://saola.example/majors?a=b');
  for (const address of ['/', '/vi/majors', '/school-list']) {
    const points = pointsOf(await askFor(hosts.nginx, address, asked), redirect);
    const sum = Object.values(points).reduce((all, part) => all + part, 100);
    expect({ ...points, sum }, address).toMatchObject({ sum: 145 });
  }
});

test('the container redirects what its proxy got by plain HTTP', async ({ hosts }) => {
  const forwarded = (proto: string) => ({
    headers: { Host: 'saola.example', 'X-Forwarded-Proto': proto },
  });
  const redirect = await askFor(hosts.container, '/majors?a=b', forwarded('http'));
  expect([redirect.status, redirect.headers.location]).toEqual([
    301,
    'https://saola.example/majors?a=b',
  ]);
  expect((await askFor(hosts.container, '/majors', forwarded('https'))).status).toBe(200);
});
