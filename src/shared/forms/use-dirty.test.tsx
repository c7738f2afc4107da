import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isAnythingDirty, whileDirty } from '@/browser/unsaved-changes';
import { useDirty } from './use-dirty';

it('says that a form is dirty as long as it is, and is there', () => {
  const { rerender, unmount } = renderHook(({ dirty }) => useDirty(dirty), {
    initialProps: { dirty: false },
  });
  expect(isAnythingDirty()).toBe(false);
  rerender({ dirty: true });
  expect(isAnythingDirty()).toBe(true);
  rerender({ dirty: false });
  expect(isAnythingDirty()).toBe(false);
  rerender({ dirty: true });
  unmount();
  expect(isAnythingDirty()).toBe(false);
});

it('is asked at the moment, and of everyone', () => {
  let typed = '';
  const stop = whileDirty(() => typed !== '');
  const stopOther = whileDirty(() => false);
  expect(isAnythingDirty()).toBe(false);
  typed = 'x';
  expect(isAnythingDirty()).toBe(true);
  stop();
  expect(isAnythingDirty()).toBe(false);
  stopOther();
});
