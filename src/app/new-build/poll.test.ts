import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './poll';

const HOUR = 3_600_000;
const check = vi.fn<() => Promise<void>>();
let stop = () => {};

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  check.mockReset().mockResolvedValue();
  stop = poll(check, HOUR);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the poll', () => {
  it('polls after exactly one hour, and every hour after that', async () => {
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(check).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('polls one request at a time', async () => {
    let end = () => {};
    check.mockReturnValue(new Promise((resolve) => (end = resolve)));
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(check).toHaveBeenCalledTimes(1);
    end();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('does not poll offline, and catches up when online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(HOUR + 60_000);
    expect(check).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(check).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('catches up when a hidden tab whose timers were paused becomes visible', async () => {
    show('hidden');
    vi.setSystemTime(Date.now() + HOUR - 1);
    show('visible');
    expect(check).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 1);
    show('hidden');
    expect(check).not.toHaveBeenCalled();
    show('visible');
    expect(check).toHaveBeenCalledTimes(1);
    // The next poll is an hour from here.
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('catches up after the back/forward cache too', () => {
    vi.setSystemTime(Date.now() + 2 * HOUR);
    window.dispatchEvent(new Event('pageshow'));
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('stops', async () => {
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    show('visible');
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    expect(check).not.toHaveBeenCalled();
  });
});
