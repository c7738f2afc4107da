import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint';
import { startData } from '@/browser/start-state';

/** The part of PerformanceObserver that the code uses; a test reports the paint. */
class FakeObserver {
  static reports: (() => void)[] = [];
  constructor(private readonly report: () => void) {}
  observe({ type, buffered }: { type: string; buffered: boolean }): void {
    if (type === 'paint' && buffered) FakeObserver.reports.push(this.report);
  }
  disconnect(): void {
    FakeObserver.reports = [];
  }
}

/** Whether the wait has ended after the microtasks. */
async function hasEnded(wait: Promise<void>): Promise<boolean> {
  let ended = false;
  void wait.then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeObserver.reports = [];
  delete startData().hide;
});

it('waits for the first paint that the browser reports', async () => {
  const wait = firstPaint();
  expect(await hasEnded(wait)).toBe(false);
  FakeObserver.reports.forEach((report) => report());
  expect(await hasEnded(wait)).toBe(true);
  expect(FakeObserver.reports).toEqual([]);
});

it('does not wait for a browser that reports none for longer than a second', async () => {
  const wait = firstPaint();
  await vi.advanceTimersByTimeAsync(999);
  expect(await hasEnded(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasEnded(wait)).toBe(true);
});

it('does not wait in a tab that is not shown', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await hasEnded(firstPaint())).toBe(true);
});

it('does not wait if the whole page is hidden from this visitor', async () => {
  startData().hide = 'page';
  expect(await hasEnded(firstPaint())).toBe(true);
  startData().hide = 'content';
  expect(await hasEnded(firstPaint())).toBe(false);
});
