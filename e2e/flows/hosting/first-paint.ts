import { expect, type Page } from '@playwright/test';

/** The script in the HTML itself. */
const ENTRY = /\/assets\/index-[\w-]+\.js$/;

type Frame = {
  /** The visible heading; `null` for none. */
  heading: string | null;
  theme: string;
  /** Whether the header's last part is visible. */
  tools: boolean;
};

declare global {
  interface Window {
    seen: { frames: Frame[]; shift: number };
  }
}

/** Records each changed frame and all layout shifts, from the first frame on. */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    window.seen = { frames, shift: 0 };
    const isSeen = (element: Element | null): element is HTMLElement =>
      element instanceof HTMLElement && getComputedStyle(element).visibility === 'visible';
    const look = () => {
      if (document.body && performance.getEntriesByName('first-paint').length > 0) {
        const heading = document.querySelector('main h1');
        const frame = {
          heading: isSeen(heading) ? heading.innerText : null,
          theme: document.documentElement.className,
          tools: isSeen(document.querySelector('header > div > :last-child')),
        };
        const last = frames.at(-1);
        if (JSON.stringify(last) !== JSON.stringify(frame)) frames.push(frame);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The TypeScript library has no type for this entry.
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The recorded frames, one for each change, and the sum of the layout shifts. */
export function framesOf(page: Page): Promise<{ frames: Frame[]; shift: number }> {
  return page.evaluate(() => window.seen);
}

/** Opens a page and holds the entry: the page stays plain HTML until the returned function releases it. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return async () => {
    release();
    await untilHydrated(page);
  };
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !window.earlyClicks && document.documentElement.dataset['hide'] === undefined,
  );
  await expect(page.locator('main h1')).toBeVisible();
}
