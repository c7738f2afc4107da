import { vi } from 'vitest';

/** Stubs for browser APIs that jsdom lacks; they do nothing. */
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
  // A test page is never idle, so the deferred UI (`src/app/lazy-overlays.tsx`) loads only on request.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.getAnimations = () => [];
  HTMLCanvasElement.prototype.getContext = () => null;
}
