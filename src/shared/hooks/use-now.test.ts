import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now';

const MORNING = new Date('2030-03-14T08:00:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the same for a minute, on every page', () => {
  const { result, rerender } = renderHook(useNow);
  expect(result.current).toEqual(MORNING);
  vi.setSystemTime(new Date('2030-03-14T08:00:59'));
  rerender();
  expect(result.current).toEqual(MORNING);
  expect(renderHook(useNow).result.current).toBe(result.current);
});

it('has moved on when a page opens later that day', () => {
  renderHook(useNow);
  const evening = new Date('2030-03-14T18:00:00');
  vi.setSystemTime(evening);
  expect(renderHook(useNow).result.current).toEqual(evening);
});

it.each([
  ['visibilitychange', document],
  ['pageshow', window],
  ['focus', window],
])('moves with the day in an app that was left open, at %s', (event, target) => {
  const { result, unmount } = renderHook(useNow);
  const night = new Date('2030-03-15T00:00:01');
  vi.setSystemTime(night);
  act(() => void target.dispatchEvent(new Event(event)));
  expect(result.current).toEqual(night);
  unmount();
});
