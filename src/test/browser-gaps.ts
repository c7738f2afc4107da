import { vi } from 'vitest';

/** What jsdom has not and the product uses; a stub that does nothing, for things that are only seen. */
export function fillBrowserGaps(): void {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  );
  // A page in a test is never at rest: what comes then (`src/app/deferred-ui.tsx`) comes when it is asked for.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.getAnimations = () => [];
}
