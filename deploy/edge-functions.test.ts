import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerTo, CACHE } from './site.ts';
import { has, headers, paths, site, text } from './test-site.ts';

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

describe('Cloudflare Pages', () => {
  /** Runs the worker over files as Pages serves them: without `.html`, and 404.html for missing ones. */
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
        expect(received).toEqual(
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
