import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { startWait, useSecondsLeft } from './code-timer';

describe('the wait for a new code', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const passes = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('counts down in whole seconds, and restarts', () => {
    const { result } = renderHook(useSecondsLeft);
    expect(result.current).toBe(0);
    act(() => startWait(2));
    expect(result.current).toBe(2);
    passes(1250);
    expect(result.current).toBe(1);
    passes(1000);
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    act(() => startWait(30));
    expect(result.current).toBe(30);
  });

  it('continues on another page', () => {
    const first = renderHook(useSecondsLeft);
    act(() => startWait(10));
    first.unmount();
    expect(vi.getTimerCount()).toBe(0);
    passes(4000);
    expect(renderHook(useSecondsLeft).result.current).toBe(6);
  });

  it('shows no other number first, after an earlier wait or on another page', () => {
    const seen: number[] = [];
    const open = () =>
      renderHook(() => {
        const left = useSecondsLeft();
        seen.push(left);
      });
    const { unmount } = open();
    act(() => startWait(1));
    passes(120_000);
    seen.length = 0;
    act(() => startWait(30));
    expect(seen).toEqual([30]);
    unmount();
    passes(4000);
    seen.length = 0;
    open();
    expect(new Set(seen)).toEqual(new Set([26]));
  });

  it('ends with the session', () => {
    const { result } = renderHook(useSecondsLeft);
    act(() => startWait(10));
    act(() => resetSession('this-tab'));
    expect(result.current).toBe(0);
  });
});
