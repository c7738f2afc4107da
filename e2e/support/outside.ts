import type { BrowserContext, Request } from '@playwright/test';

/** A request that left the site, with what it carried. */
export type Outside = { url: string; body: string };

/** Whether a request leaves the site's origin; what the browser makes up itself does not. */
function leaves(request: Request, site: string): boolean {
  const { protocol, origin } = new URL(request.url());
  return /^(https?|wss?):$/.test(protocol) && origin !== new URL(site).origin;
}

/**
 * Keeps every request that leaves the site, and answers it in the place of whoever it was for: with nothing,
 * or, `blocked`, as a browser does that blocks it.
 */
export async function catchOutside(
  context: BrowserContext,
  site: string,
  { blocked = false } = {},
): Promise<Outside[]> {
  const caught: Outside[] = [];
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
