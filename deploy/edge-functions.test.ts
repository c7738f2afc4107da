import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerTo, SHELL } from './site.ts';
import { has, headers, paths, site, text } from './test-site.ts';

describe('CloudFront', () => {
  const template: unknown = JSON.parse(text('cloudfront/template.json'));

  /** Loads a function of the stack; the result calls it with an event and returns a field of its result. */
  const load = (file: string) => {
    const context = createContext({});
    runInContext(text(file), context);
    return (event: object, field: string): unknown =>
      runInContext(`handler(${JSON.stringify(event)}).${field}`, context);
  };
  const rewrite = load('cloudfront/paths.js');
  const status = load('cloudfront/status.js');

  test('the functions find the file of every path, and its status', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const asked = encodeURI(path);
        const uri = String(rewrite({ request: { uri: asked } }, 'uri'));
        const file = uri === '/unknown.html' ? SHELL : uri;
        const answer = answerTo(path, has);
        expect(has(file) ? file : null).toBe(answer.file);
        if (answer.file === null) return;
        // Whichever of the two CloudFront passes on.
        for (const requested of [asked, uri]) {
          const event = { request: { uri: requested }, response: { statusCode: 200 } };
          expect(status(event, 'statusCode')).toBe(answer.status);
        }
      }),
    );
  });

  test('a response without a body keeps its status', () => {
    const event = { request: { uri: '/no/page' }, response: { statusCode: 304 } };
    expect(status(event, 'statusCode')).toBe(304);
  });

  test('the functions are small enough', () => {
    for (const name of ['paths', 'status']) {
      expect(text(`cloudfront/${name}.js`).length).toBeLessThan(10 * 1024);
    }
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

describe('Cloudflare Pages', () => {
  /** Runs the worker over files as Pages serves them: without `.html`, and 404.html for missing ones. */
  async function answer(
    path: string,
    { method = 'GET', origin = 'https://saola.test' } = {},
  ): Promise<Response> {
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
    return worker.fetch(new Request(origin + encodeURI(path), { method }), { ASSETS });
  }

  test('answers every path as it should, with every header', async () => {
    await fc.assert(
      fc.asyncProperty(paths, async (requested) => {
        // URL parsing resolves `..`.
        const path = decodeURIComponent(
          new URL(`https://saola.test${encodeURI(requested)}`).pathname,
        );
        const expected = answerTo(path, has);
        const response = await answer(path);
        expect(response.status).toBe(expected.status);
        for (const [name, value] of headers) expect(response.headers.get(name)).toBe(value);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
        const received = [await response.text(), response.headers.get('Cache-Control')];
        expect(received).toEqual([expected.file ?? 'Not found\n', expected.cache]);
        expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
      }),
      { examples: [['//assets/../vi'], ['//'], ['/majors//']] },
    );
  });

  test('refuses to be written to', async () => {
    expect((await answer('/majors', { method: 'POST' })).status).toBe(405);
  });

  test('redirects plain HTTP, except on the own machine', async () => {
    const redirect = await answer('/majors?a=b', { origin: 'http://saola.test' });
    expect(redirect.status).toBe(301);
    expect(redirect.headers.get('Location')).toBe('https://saola.test/majors?a=b');
    expect((await answer('/majors', { origin: 'http://localhost:8788' })).status).toBe(200);
  });

  test('the worker sees every request', () => {
    expect(JSON.parse(text('cloudflare-pages/_routes.json'))).toEqual({
      version: 1,
      include: ['/*'],
      exclude: [],
    });
  });
});
