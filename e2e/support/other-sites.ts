import type { BrowserContext, Request } from '@playwright/test';

/** A request to another site, with its content. */
export type OtherSiteRequest = { url: string; body: string };

/** Whether a request leaves the site's origin; browser-internal URLs do not. */
function leaves(request: Request, site: string): boolean {
  const { protocol, origin } = new URL(request.url());
  return /^(https?|wss?):$/.test(protocol) && origin !== new URL(site).origin;
}

/**
 * Records every request to another site, and responds to it: with an empty response, or, if `blocked`, like a
 * browser that blocks it.
 */
export async function catchOtherSites(
  context: BrowserContext,
  site: string,
  { blocked = false } = {},
): Promise<OtherSiteRequest[]> {
  const caught: OtherSiteRequest[] = [];
  await context.route(
    (url) => url.origin !== new URL(site).origin,
    async (route) => {
      const request = route.request();
      if (leaves(request, site))
        caught.push({ url: request.url(), body: request.postData() ?? '' });
      await (blocked ? route.abort('blockedbyclient') : route.fulfill({ status: 204 }));
    },
  );
  return caught;
}
