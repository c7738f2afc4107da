import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint';
import { startData } from '@/browser/start-state';

/** Whether the wait has ended after the microtasks. */
async function hasEnded(wait: Promise<void>): Promise<boolean> {
  let ended = false;
  void wait.then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

/** Draws a frame, and runs what waits for its end. */
async function drawFrame(): Promise<void> {
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="content"></main>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete startData().hide;
});

it('waits until a frame has been drawn', async () => {
  const wait = firstPaint();
  expect(await hasEnded(wait)).toBe(false);
  await drawFrame();
  expect(await hasEnded(wait)).toBe(true);
});

it('waits for a frame with the content, which may come in parts', async () => {
  document.body.innerHTML = '<header></header>';
  const wait = firstPaint();
  await drawFrame();
  await drawFrame();
  expect(await hasEnded(wait)).toBe(false);
  document.body.innerHTML += '<main id="content"></main>';
  await drawFrame();
  expect(await hasEnded(wait)).toBe(true);
});

it('does not wait for a page without content for longer than a second', async () => {
  document.body.innerHTML = '';
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
