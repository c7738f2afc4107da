import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

const pending = new WeakMap<Page, Set<Request>>();

/** Tracks pending requests for `settled`. Called before a page of the context opens. */
export function trackRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    pending.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/** Holds a page's requests until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until a page has sent nothing for half a second, so that no further request is expected. */
export async function networkIdle(page: Page): Promise<void> {
  const sendsAnother = () =>
    page
      .waitForRequest(() => true, { timeout: QUIET_MS })
      .then(
        () => true,
        () => false,
      );
  let busy = true;
  while (busy) busy = await sendsAnother();
}

/** Waits until the text is in the font, not in its fallback: lines can break in other places. */
export async function waitForFont(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['font'] === undefined);
}

/** Waits until the app runs: before that, a link of a prerendered page loads a new document. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => !Reflect.get(window, 'earlyClicks'));
}

/** Waits for the font, and until no request is pending and none followed for half a second. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitForFont(page);
  do await networkIdle(page);
  while ((pending.get(page)?.size ?? 0) > 0);
}

/** Scrolls to the end of the page, also if it grows meanwhile. */
export async function scrollToEnd(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight);
      return scrollHeight - window.innerHeight - window.scrollY;
    });
  await expect.poll(left).toBeLessThanOrEqual(1);
}
