import { expect, type Page } from '@playwright/test';
import { holdRequests } from '../idle';

/** The script in the HTML itself. */
const ENTRY = /\/assets\/index-[\w-]+\.js$/;
/** What the entry loads. */
export const APP = /\/assets\/main-[\w-]+\.js$/;

type Frame = {
  /** The visible heading; `null` for none. */
  heading: string | null;
  theme: string;
  /** Whether the header's last part is visible. */
  tools: boolean;
};

/** A layout shift with its score, and which elements moved from where to where. */
type Shift = { value: number; moved: string[] };

type LayoutShift = {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** `fontShift`: the score of the shifts when the font replaced its fallback; `shifts`: all others. */
type Seen = { frames: Frame[]; shifts: Shift[]; fontShift: number };

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Some lines are a word longer in the font than in its fallback (src/styles/fonts.css). Good is below 0.1. */
const MAX_FONT_SHIFT = 0.03;

/** Records each changed frame and all layout shifts, from the first frame on. */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const seen: Seen = { frames, shifts: [], fontShift: 0 };
    window.seen = seen;
    const font = { from: Infinity, to: Infinity };
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
    new MutationObserver(() => {
      if (document.documentElement.dataset['font'] || font.from < Infinity) return;
      font.from = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => (font.to = performance.now())));
    }).observe(document, { subtree: true, attributeFilter: ['data-font'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The TypeScript library has no type for this entry.
        const { startTime, value, hadRecentInput, sources } = entry as unknown as LayoutShift;
        if (hadRecentInput) continue;
        if (startTime >= font.from && startTime <= font.to) {
          seen.fontShift += value;
          continue;
        }
        const moved = sources.map(({ node, previousRect: { x, y }, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${x},${y} to ${currentRect.x},${currentRect.y}: ${what?.slice(0, 120)}`;
        });
        seen.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The recorded frames, one for each change, and the layout shifts, at most a small one by the font. */
export async function framesOf(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => window.seen);
  expect(seen.fontShift).toBeLessThan(MAX_FONT_SHIFT);
  return seen;
}

/**
 * Opens a page and holds the entry, or the app that it loads: the page stays plain HTML until the returned function
 * releases it.
 */
export async function openHeld(
  page: Page,
  path: string,
  held = ENTRY,
): Promise<() => Promise<void>> {
  const release = await holdRequests(page, held);
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

/** No layout shift, and the heading was visible from the first frame on. */
export async function expectSteady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { frames, shifts } = await framesOf(page);
  expect(frames).toHaveLength(1);
  expect(frames[0]?.heading).toBeTruthy();
  expect(shifts).toEqual([]);
}
