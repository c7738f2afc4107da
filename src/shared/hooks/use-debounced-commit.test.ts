import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedCommit } from './use-debounced-commit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(value: number) {
  const commits: number[] = [];
  const { result, rerender, unmount } = renderHook(
    (props: { value: number }) => useDebouncedCommit(props.value, (next) => commits.push(next)),
    { initialProps: { value } },
  );
  return {
    commits,
    shown: () => result.current[0],
    change: (next: number) => act(() => result.current[1](next)),
    commit: () => act(() => result.current[2]()),
    pause: () => act(() => void vi.advanceTimersByTime(400)),
    receive: (next: number) => rerender({ value: next }),
    unmount,
  };
}

it('commits many changes as one, after a pause or at once if asked', () => {
  const { commits, shown, change, pause, commit, receive } = open(0);
  change(1);
  change(2);
  expect(shown()).toBe(2);
  expect(commits).toEqual([]);
  pause();
  expect(commits).toEqual([2]);
  change(3);
  commit();
  expect(commits).toEqual([2, 3]);
  receive(3);
  pause();
  commit();
  expect(commits).toEqual([2, 3]);
});

it('commits nothing after its page was left', () => {
  const { commits, change, pause, unmount } = open(0);
  change(1);
  unmount();
  pause();
  expect(commits).toEqual([]);
});

it('keeps a change that was made before the last commit arrived', () => {
  const { commits, shown, change, pause, receive } = open(0);
  change(1);
  pause();
  change(2);
  receive(1);
  expect(shown()).toBe(2);
  pause();
  receive(2);
  expect(commits).toEqual([1, 2]);
  expect(shown()).toBe(2);
});

it('is replaced by a value from outside', () => {
  const { commits, shown, change, pause, receive } = open(0);
  change(1);
  pause();
  receive(1);
  change(2);
  receive(0);
  expect(shown()).toBe(0);
  change(2);
  receive(1);
  expect(shown()).toBe(1);
  pause();
  expect(commits).toEqual([1]);
});
